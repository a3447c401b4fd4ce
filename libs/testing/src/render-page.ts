export { pageCache, PageFrame } from './page-frame.tsx';
export { renderPage, type Answers } from './page-router.tsx';
export { RoutedLinks } from './routed-links.tsx';
