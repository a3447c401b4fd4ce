import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusContent, VisuallyHidden } from '@parlour/ui';

/**
 * Says the title of each page that the router leads to, and takes the focus there where the link that was followed is gone, as the
 * last "next" of a list is.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const { current: last } = shown;
    if (last.pathname === pathname && last.search === search) return;
    shown.current = { pathname, search };
    if (last.pathname !== pathname) setTitle(document.title);
    if (document.activeElement === document.body) focusContent();
  }, [pathname, search]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
