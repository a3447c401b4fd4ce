import { brandApp } from '../../tools/vite/brand-app.ts';

export default brandApp(import.meta.dirname);
