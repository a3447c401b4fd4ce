import { shellRoutes } from './shell-routes.ts';

export default shellRoutes;
