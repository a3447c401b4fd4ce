import { reloadOnce } from '@parlour/api-client/reload-once';
import { siteAnswers } from '@parlour/api-client/site-answers';
import { unanswered } from '@parlour/api-client/unanswered';
import { isBeingLeft, noticeLeaving } from './being-left.ts';

/**
 * A new release has other chunks: the page that asks for one of the last is loaded anew, unless its reader leaves it. Whoever asked
 * goes on without it meanwhile, as they do where nobody answers: the page stays then, and looks for a connection.
 */
export function reloadOnStaleChunk(): void {
  noticeLeaving();
  window.addEventListener('vite:preloadError', () => {
    void siteAnswers().then((isAnswered) => {
      if (!isAnswered) unanswered.announce();
      else if (!isBeingLeft()) reloadOnce();
    });
  });
}
