import type { Locale } from '@parlour/models/locale';

/**
 * The address of each locale's catalogue among the browser's files, so that a page asks for its own beside its scripts instead of
 * after them. Filled in by the build (tools/vite/catalogue-files); a server that runs from its sources has no such files.
 */
export const catalogueFiles: Partial<Record<Locale, string>> = {};
