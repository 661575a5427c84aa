const files = import.meta.glob<string>('../../../src/tesela/locales/en/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
