export { EmbeddedEntryWarning } from './entry/embedded-entry-warning.tsx';
export { EntryWarning } from './entry/entry-warning.tsx';
