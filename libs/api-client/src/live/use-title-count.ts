import { useEffect } from 'react';
import { cappedCount } from '@parlour/ui/kit/labels/capped-count';

const PREFIX = /^\(\d+\+?\) /;

/** The title with a count before it: "(3) Messages"; without one where there is nothing. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(PREFIX, '');
  return count === 0 ? bare : `(${cappedCount(count)}) ${bare}`;
}

/** Shows unread messages plus new likes in the window's title (spec section 4). */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const wanted = titleWithCount(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // Each page sets a title of its own; the count goes before that one too.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
