import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { HOUR } from '@parlour/models/durations';
import { useMediaQuery } from '@parlour/state/device/use-media-query';
import { useDismissal } from '@parlour/state/stored/dismissals';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';

const ActivationDialog = latePart(async () => (await import('./activation-dialog.tsx')).ActivationDialog);

/** Milliseconds during which somebody has just signed up. */
const JUST_NOW = HOUR;

/** A smartphone: narrower than the first breakpoint (spec section 9), and held in the hand. */
const smartphone = '(max-width: 575.98px) and (pointer: coarse)';

/** After sign-up on a smartphone the reminder to confirm the address is a modal, once (spec section 4); the banner stays. */
export function ActivationReminder() {
  const { data } = useQuery(userOptions());
  const isSmartphone = useMediaQuery(smartphone);
  const user = data?.user;
  const [signedUpAt, now] = [Date.parse(user?.signup_date ?? ''), Date.parse(data?.server_time ?? '')];
  const [dismissedAt, dismiss] = useDismissal('activation-reminder', now);
  const isNew = user?.status === 'not_confirmed' && now - signedUpAt <= JUST_NOW;
  const isWanted = isSmartphone && isNew && (dismissedAt === null || dismissedAt < signedUpAt);
  if (!useModalTurn('activation-reminder', isWanted)) return null;
  return (
    <Suspense>
      <ActivationDialog onClose={dismiss} />
    </Suspense>
  );
}
