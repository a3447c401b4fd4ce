import { routerConfig } from '../../tools/vite/router-config.ts';

export default routerConfig(import.meta.dirname);
