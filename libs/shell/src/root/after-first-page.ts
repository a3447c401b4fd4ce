import { startInstalledApp } from '../installed-app/start-installed-app.ts';
import { followUnanswered } from '../session/ask-until-reached.ts';
import { browserCache } from '../loading/browser-cache.ts';
import { followViewer } from '../session/follow-viewer.ts';
import { guardRouteModules } from '../scripts/guard-route-modules.ts';
import { fetchFonts } from '../scripts/page-fonts.ts';
import { knownSite } from '../loading/known-site.ts';
import { prefetchPages } from '../scripts/prefetch-pages.ts';

export { LateRoot } from './late-root.tsx';
export { ShownOnceOnline } from '../loading/shown-once-online.ts';
export { SignUpModalPlace } from '../sign-up/sign-up-modal-place.tsx';
export { WholeFooter } from '../layouts/whole-footer.tsx';

/** What can wait until the first page stands. */
export function startAfterFirstPage(locale: string): void {
  guardRouteModules();
  followUnanswered();
  followViewer(browserCache());
  startInstalledApp(locale, knownSite().settings.version);
  prefetchPages();
  void fetchFonts();
}
