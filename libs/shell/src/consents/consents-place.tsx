import { useState } from 'react';
import { ConsentsDialog, firstQuestion } from '@parlour/account/consents';
import type { NeededConsent } from '@parlour/models/account/consents/consents';
import { useCalmMoment } from '@parlour/ui/kit/behaviour/use-calm-moment';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';

/**
 * Where a member is asked for what is due: in the page's first bytes where it was due before, else at a calm moment. Another
 * question is another dialog, so that a second press meant for the first one answers nothing.
 */
export function ConsentsPlace({ due }: { due: readonly NeededConsent[] }) {
  const isBeforeScripts = !useScripted();
  const [isInFirstBytes] = useState(isBeforeScripts);
  const isCalm = useCalmMoment(!isInFirstBytes);
  const question = firstQuestion(due);
  return (isInFirstBytes || isCalm) && question ? <ConsentsDialog key={question.about} question={question} /> : null;
}
