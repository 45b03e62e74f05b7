const files = import.meta.glob<string>('../uk/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files).join('\n');
