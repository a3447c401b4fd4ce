import { Suspense } from 'react';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import type { ClosedNoticeProps } from './closed-notice.tsx';

/** Few sites are closed: the others do not load what would say so. */
const ClosedNotice = drawnPart(async () => (await import('./closed-notice.tsx')).ClosedNotice);

/** In place of the form wherever sign-up is not open (spec section 6). */
export const JoinClosed = (props: ClosedNoticeProps) => (
  <Suspense>
    <ClosedNotice {...props} />
  </Suspense>
);
