const files = import.meta.glob<string>('../../../src/tesela/locales/ru/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
