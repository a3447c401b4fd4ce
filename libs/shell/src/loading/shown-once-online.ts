import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { whenOnline } from '@parlour/state/device/use-online';
import { focusContent } from '@parlour/ui';

/**
 * Beside a page that wanted a connection: reads it anew once there is one. It takes the focus then, where that was on what it
 * replaces. Draws nothing.
 */
export function ShownOnceOnline() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leave = whenOnline(() => void revalidate());
    return () => {
      leave();
      if (document.activeElement === document.body) focusContent();
    };
  }, [revalidate]);
  return null;
}
