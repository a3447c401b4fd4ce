export { OwnWords } from './page/own-words.tsx';
