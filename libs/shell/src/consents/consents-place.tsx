import { useEffect, useState } from 'react';
import { ConsentsDialog, firstQuestion } from '@parlour/account/consents';
import type { NeededConsent } from '@parlour/models/account/consents/consents';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { calmMoment } from '../new-like/may-interrupt.ts';

/**
 * Where a member is asked for what is due: in the page's first bytes where it was due before, else at a calm moment. Another
 * question is another dialog, so that a second press meant for the first one answers nothing.
 */
export function ConsentsPlace({ due }: { due: readonly NeededConsent[] }) {
  const isBeforeScripts = !useScripted();
  const [isShown, setShown] = useState(isBeforeScripts);
  useEffect(() => {
    if (isShown) return undefined;
    const stay = new AbortController();
    calmMoment(stay.signal).then(
      () => setShown(true),
      () => undefined,
    );
    return () => stay.abort();
  }, [isShown]);
  const question = firstQuestion(due);
  return isShown && question ? <ConsentsDialog key={question.about} question={question} /> : null;
}
