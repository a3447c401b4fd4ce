import { useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useOnline } from '@parlour/state/device/use-online';
import { Banner, layers } from '@parlour/ui';

/** What stays at the lower edge of the window. */
const lowerBars = '[data-lower-bar], [data-action-bar]';

/** How far up from the lower edge the notice reaches: toasts stand above it. */
const lowerNotice = '--lower-notice';

/**
 * Above what is pressed at the lower edge, since a heading under the navigation could not be scrolled free of it. The page's last
 * part grows by its height, and a field that gets the focus is scrolled to above it. A conversation fills the window and says it
 * beside what is being written.
 */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layers.notice};

  html:has(&&) {
    scroll-padding-bottom: min(16rem, 55dvh);
  }

  body:has(&):not(:has([data-fills-window])) :is(main ~ footer, main:not(:has(~ footer)))::after {
    content: '';
    display: block;
    height: 5.5rem;
  }

  body:has([data-fills-window]) & {
    display: none;
  }
`;

/** Says that the connection is gone for as long as it is; over what scrolls, so that nothing moves. */
export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <AboveLowerBars>
          <Banner label={t`No connection`} tone="notice" glyph={WifiOff}>
            {t`You are offline. What you write is kept until you are back.`}
          </Banner>
        </AboveLowerBars>
      )}
    </div>
  );
}

/** A bar is as high as its letters need, other pages have another one or none, and one that is answered goes. */
function AboveLowerBars({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const settle = () => {
      const bottom = Math.max(
        0,
        ...findBars()
          .filter(isAtLowerEdge)
          .map((bar) => bar.offsetHeight),
      );
      place.current?.style.setProperty('bottom', `${bottom}px`);
      const height = place.current?.offsetHeight ?? 0;
      root.style.setProperty(lowerNotice, height > 0 ? `${bottom + height}px` : '0px');
    };
    settle();
    window.addEventListener('resize', settle);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(settle) : null;
    for (const bar of findBars()) observer?.observe(bar);
    return () => {
      window.removeEventListener('resize', settle);
      observer?.disconnect();
      root.style.removeProperty(lowerNotice);
    };
  }, [pathname, search]);
  return <Place ref={place}>{children}</Place>;
}

const findBars = () => [...document.querySelectorAll<HTMLElement>(lowerBars)];

/** Elsewhere, as in a low window, the same bars stand in the page and scroll with it, or are not drawn. */
const isAtLowerEdge = (bar: HTMLElement): boolean =>
  getComputedStyle(bar).position !== 'static' && Math.round(bar.getBoundingClientRect().bottom) >= window.innerHeight;
