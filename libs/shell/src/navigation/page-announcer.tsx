import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '@parlour/ui';

/** Says the title of each page that the router leads to, and takes the focus there where the link that was followed is gone. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body) focusContent();
  }, [pathname]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

/** Without an outline: nobody has moved there by hand. */
function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
}
