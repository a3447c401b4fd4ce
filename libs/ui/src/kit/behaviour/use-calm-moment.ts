import { useEffect, useState } from 'react';
import { calmMoment } from './calm-moment.ts';

/** Has there been a moment to interrupt since this was wanted? What opens then stays, whatever is begun over it. */
export function useCalmMoment(isWanted: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stay = new AbortController();
    calmMoment(stay.signal).then(
      () => setCalm(true),
      () => undefined,
    );
    return () => {
      stay.abort();
      setCalm(false);
    };
  }, [isWanted]);
  return isWanted && isCalm;
}
