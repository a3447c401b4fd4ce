import { useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useOnline } from '@parlour/state/use-online';
import { Banner } from '@parlour/ui';

/**
 * Below the navigation that stays at the upper edge, so that it hides neither the tabs of a phone nor what is pressed at the lower
 * edge, and above a field that gets the focus, with its label. A conversation fills the window and says it beside what is being
 * written.
 */
const Place = styled.div`
  position: fixed;
  top: 0;
  inset-inline: 0;
  z-index: 19;

  html:has(&) {
    scroll-padding-top: 11rem;
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
        <BelowNavigation>
          <Banner label={t`No connection`} tone="notice" glyph={WifiOff}>
            {t`You are offline. What you write is kept until you are back.`}
          </Banner>
        </BelowNavigation>
      )}
    </div>
  );
}

/** The navigation is as high as its letters need, and other pages have another one or none. */
function BelowNavigation({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const settle = () => {
      const navigation = document.querySelector<HTMLElement>('[data-top-navigation]');
      place.current?.style.setProperty('top', `${navigation?.offsetHeight ?? 0}px`);
    };
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [pathname]);
  return <Place ref={place}>{children}</Place>;
}
