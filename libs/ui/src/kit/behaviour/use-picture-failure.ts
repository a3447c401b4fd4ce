import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long to wait before a picture is asked for once more by itself, in milliseconds. */
const AGAIN_AFTER = 5000;

/**
 * Whether a picture could not be fetched. Asks the element once after hydration too, because an error that came before React did raises
 * no event any more. Fetches it again: once after some seconds, and whenever there is a connection or the page is looked at again.
 *
 * @returns `attempts` counts the fetches after the first, for the key of an element that stays where its picture failed
 */
export function usePictureFailure(src: string | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const [last, setLast] = useState({ src, attempts: 0, failed: false });
  const { attempts, failed } = last.src === src ? last : { attempts: 0, failed: false };
  const onError = () => setLast({ src, attempts, failed: true });
  const checkEarly = useEffectEvent(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') onError();
  });
  useEffect(() => checkEarly(), [src]);

  useEffect(() => {
    if (!failed) return undefined;
    const tryAgain = () => {
      if (!document.hidden) setLast({ src, attempts: attempts + 1, failed: false });
    };
    const timer = attempts === 0 ? window.setTimeout(tryAgain, AGAIN_AFTER) : undefined;
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [failed, attempts, src]);

  return { failed, attempts, image, onError };
}
