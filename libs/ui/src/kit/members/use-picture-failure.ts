import { useEffect, useRef, useState } from 'react';

/**
 * Whether a picture could not be fetched. Asks the element once after hydration too, because an error
 * that came before React did raises no event any more; and fetches it again once there is a connection.
 */
export function usePictureFailure(src: string | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSource, setFailedSource] = useState<string>();

  useEffect(() => {
    const element = image.current;
    if (element !== null && element.complete && element.naturalWidth === 0 && element.currentSrc !== '') {
      setFailedSource(src);
    }
  }, [src]);

  const isFailed = src !== undefined && failedSource === src;
  useEffect(() => {
    if (!isFailed) return undefined;
    const tryAgain = () => setFailedSource(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isFailed]);

  return {
    failed: isFailed,
    image,
    onError: () => setFailedSource(src),
  };
}
