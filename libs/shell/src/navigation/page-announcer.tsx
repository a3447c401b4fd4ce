import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { focusContent } from '@parlour/ui';
import { Heard } from './heard.ts';

/** The window's title without the number of what is unread. */
const titleNow = (): string => document.title.replace(/^\(\d+\+?\) /, '');

/** The link to an address in the page's content, if seen: on phones a list gives way to what was opened from it. */
const linkTo = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => link.getAttribute('href') === address && (link.checkVisibility?.() ?? true),
  );

/**
 * Says the title of each page that the router leads to, also of the next one of a list. Says nothing where only the
 * address is another, as with each choice on the way to a payment.
 *
 * Moves the focus to the page's content where the link that was followed is gone, as the last "next" of a list is.
 * Whoever comes back goes on at the link to where they were, which is what they see.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP' || pathname === addresses.chats.pattern;
  const shown = useRef({ pathname, search, title: '' });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const { current: last } = shown;
    const now = { pathname, search, title: titleNow() };
    shown.current = now;
    if (last.pathname === pathname && last.search === search) return;
    const isLost = document.activeElement === document.body;
    if (last.title !== now.title || (isLost && last.pathname !== pathname)) setTitle(document.title);
    const link = isReturn && (isLost || document.activeElement?.matches('main')) && linkTo(last.pathname + last.search);
    if (link) link.focus({ preventScroll: true });
    else if (isLost) focusContent();
  }, [pathname, search, isReturn]);
  return <Heard role="status">{title}</Heard>;
}
