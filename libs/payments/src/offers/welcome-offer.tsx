import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useServerClock } from '@parlour/api-client/account/user';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { addresses } from '@parlour/contract/addresses';
import { DAY, SECOND } from '@parlour/models/durations';
import { Banner, Countdown, Note, StandaloneLink } from '@parlour/ui';
import { useEnding } from '../credits/discount-line.tsx';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { useOffer } from './use-offer.ts';

/** The line on members' pages about the offer that runs (spec section 2). */
export function WelcomeOffer() {
  const offer = useOffer();
  return offer && <OfferBanner {...offer} />;
}

/** The same offer as a part of another box, which leads to the packages itself (spec section 2, activation done). */
export function WelcomeNote() {
  const offer = useOffer();
  return offer && <OfferNote {...offer} />;
}

function OfferNote({ discount, percentage }: { discount: DiscountCode; percentage: number }) {
  const { t } = useLingui();
  const ends = useEnding(discount);
  return (
    <Note tone="action" glyph={TicketPercent} title={t`Welcome offer: ${percentage}% off your first package`}>
      {ends || undefined}
    </Note>
  );
}

function OfferBanner({ discount, percentage }: { discount: DiscountCode; percentage: number }) {
  const { t } = useLingui();
  const ends = useEnding(discount);
  return (
    <Banner label={t`Welcome offer`} glyph={TicketPercent}>
      <span>{t`Welcome offer: ${percentage}% off your first package`}</span>
      {discount.ends_for_real ? <TimeLeft discount={discount} /> : <span>{ends}</span>}
      <StandaloneLink href={addresses.credits.href()}>{t`See the packages`}</StandaloneLink>
    </Banner>
  );
}

/** Counts down on the server's clock; only for an end that is real, in its last day. */
function TimeLeft({ discount }: { discount: DiscountCode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const ends = useEnding(discount);
  const { now, offset } = useServerClock();
  const endsAt = Date.parse(discount.expires ?? '');
  const left = Math.ceil((endsAt - now) / SECOND);
  if (!(left > 0 && left < DAY / SECOND)) return <span>{ends}</span>;
  return (
    <Countdown
      endsAt={endsAt}
      serverOffset={offset}
      secondsAtRender={left}
      label={t`Time left:`}
      onEnd={() => void client.invalidateQueries({ queryKey: paymentsKeys.all })}
    />
  );
}
