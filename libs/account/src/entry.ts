export { EntryWarning } from './entry/entry-warning.tsx';
