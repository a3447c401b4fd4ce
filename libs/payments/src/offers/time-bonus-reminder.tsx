import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useServerClock, useViewer } from '@parlour/api-client/account/user';
import { timebonusOptions } from '@parlour/api-client/payments/credits';
import { HOUR, SECOND } from '@parlour/models/durations';
import { useDismissal } from '@parlour/state/stored/dismissals';
import { useEnteredMembersArea } from '@parlour/state/page/members-area';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';
import { useCalmMoment } from '@parlour/ui/kit/behaviour/use-calm-moment';
import { useOffer } from './use-offer.ts';

const TimeBonusDialog = latePart(async () => (await import('./time-bonus-dialog.tsx')).TimeBonusDialog);

/** Milliseconds after entering the members area (spec section 9). */
const OPENS_AFTER = 40 * SECOND;

/**
 * Opens the time bonus once, some time after a member entered the members area, at a calm moment: without credits, with the banner
 * in sight, and never again once it was put away. Stands for as long as the member is in that area.
 */
export function TimeBonusReminder() {
  const viewer = useViewer();
  const { now, offset } = useServerClock();
  const offer = useOffer();
  const [dismissedAt, dismiss] = useDismissal('time-bonus');
  const isMeant = viewer?.credits === 0 && offer !== null && dismissedAt === null;
  const isTime = useIsTime(isMeant);
  const { data } = useQuery({ ...timebonusOptions(), enabled: isMeant && isTime });
  const bonus = data?.active ? data : null;
  const isCalm = useCalmMoment(isMeant && isTime && bonus !== null);
  const isOpen = useModalTurn('time-bonus', isCalm);
  if (!viewer || !isOpen || !bonus?.ends_at || !bonus.discount_code) return null;
  const endsAt = Date.parse(bonus.ends_at);
  return (
    <Suspense>
      <TimeBonusDialog
        discount={bonus.discount_code}
        hours={hoursBetween(Date.parse(viewer.signup_date), endsAt)}
        clock={{ endsAt, now, serverOffset: offset }}
        onClose={dismiss}
      />
    </Suspense>
  );
}

/** To the tenth, so that no brand's offer is said to be longer than it is. */
const hoursBetween = (from: number, until: number): number => Math.floor(((until - from) / HOUR) * 10) / 10;

/** True once the time has passed. What was spent in conversations, where this does not stand, counts too. */
function useIsTime(isMeant: boolean): boolean {
  const entered = useEnteredMembersArea();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!isMeant || isTime) return undefined;
    const spent = entered === null ? 0 : Date.now() - entered;
    const timer = setTimeout(() => setIsTime(true), OPENS_AFTER - spent);
    return () => clearTimeout(timer);
  }, [entered, isMeant, isTime]);
  return isTime;
}
