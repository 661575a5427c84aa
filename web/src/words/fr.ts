const files = import.meta.glob<string>('../../../src/tesela/locales/fr/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
