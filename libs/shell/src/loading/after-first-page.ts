import { startInstalledApp } from '../installed-app/start-installed-app.ts';
import { prefetchPages } from './prefetch-pages.ts';

export { WholeFooter } from '../layouts/whole-footer.tsx';

/** What can wait until the first page stands. */
export function startAfterFirstPage(locale: string): void {
  startInstalledApp(locale);
  prefetchPages();
}
