export { renderPage, type Answers } from './page-frame.tsx';
