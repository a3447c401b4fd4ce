import { useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Banner } from '@parlour/ui';

const AtBottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
`;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone for as long as it is; above everything, so that nothing moves. */
export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <AtBottom>
          <Banner label={t`No connection`} tone="notice" glyph={WifiOff}>
            {t`You are offline. What you write is kept until you are back.`}
          </Banner>
        </AtBottom>
      )}
    </div>
  );
}
