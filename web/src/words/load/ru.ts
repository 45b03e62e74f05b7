const files = import.meta.glob<string>('../ru/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files).join('\n');
