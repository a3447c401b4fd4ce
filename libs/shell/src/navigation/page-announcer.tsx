import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusContent } from '@parlour/ui';
import { Heard } from './heard.ts';

/** The window's title without the number of what is unread. */
const titleNow = (): string => document.title.replace(/^\(\d+\) /, '');

/**
 * Says the title of each page that the router leads to, also of the next one of a list, and takes the focus there where the
 * link that was followed is gone, as the last "next" of a list is.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search, title: '' });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const { current: last } = shown;
    const now = { pathname, search, title: titleNow() };
    shown.current = now;
    if (last.pathname === pathname && last.search === search) return;
    if (last.pathname !== pathname || last.title !== now.title) setTitle(document.title);
    if (document.activeElement === document.body) focusContent();
  }, [pathname, search]);
  return <Heard role="status">{title}</Heard>;
}
