import './fonts.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import { words } from './state/words.svelte';

await words.load(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
