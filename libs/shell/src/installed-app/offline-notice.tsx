import { useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useOnline } from '@parlour/state/use-online';
import { Banner, from } from '@parlour/ui';

/**
 * Below the head of the page, so that it hides neither the tabs of a phone nor what is pressed at the lower edge. A conversation
 * fills the window and says it beside what is being written.
 */
const Place = styled.div`
  position: fixed;
  top: 56px;
  inset-inline: 0;
  z-index: 19;

  ${from.tablet} {
    top: 64px;
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
        <Place>
          <Banner label={t`No connection`} tone="notice" glyph={WifiOff}>
            {t`You are offline. What you write is kept until you are back.`}
          </Banner>
        </Place>
      )}
    </div>
  );
}
