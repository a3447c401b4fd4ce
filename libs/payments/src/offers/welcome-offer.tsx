import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { styled } from 'styled-components';
import { useServerClock } from '@parlour/api-client/account/user';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { addresses } from '@parlour/contract/addresses';
import { DAY, SECOND } from '@parlour/models/durations';
import { Banner, Countdown, from, Note, phoneOnly, StandaloneLink } from '@parlour/ui';
import { useEnding } from '../credits/discount-line.tsx';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { useOffer } from './use-offer.ts';

/** What does not fit into one line of a phone. */
const Roomy = styled.div`
  display: contents;

  ${phoneOnly} {
    display: none;
  }
`;

/** On a phone one line stands above a page opened for something else. The page behind its link tells the rest. */
const OneLine = styled(StandaloneLink)`
  ${from.tablet} {
    display: none;
  }
`;

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
  return (
    <Banner label={t`Welcome offer`} glyph={TicketPercent}>
      <OneLine href={addresses.credits.href()}>{t`${percentage}% off: see the packages`}</OneLine>
      <Roomy>
        <span>{t`Welcome offer: ${percentage}% off your first package`}</span>
      </Roomy>
      <TimeLeft discount={discount} />
      <Roomy>
        <StandaloneLink href={addresses.credits.href()}>{t`See the packages`}</StandaloneLink>
      </Roomy>
    </Banner>
  );
}

/**
 * Counts down on the server's clock in the last day. Nobody is hurried by more than is true: where an offer as good
 * follows, the clock stands only beside the sentence that says so. A phone has no room for that sentence, and shows
 * neither.
 */
function TimeLeft({ discount }: { discount: DiscountCode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const ends = useEnding(discount);
  const { now, offset } = useServerClock();
  const endsAt = Date.parse(discount.expires ?? '');
  const left = Math.ceil((endsAt - now) / SECOND);
  if (!(left > 0 && left < DAY / SECOND))
    return (
      <Roomy>
        <span>{ends}</span>
      </Roomy>
    );
  const clock = (
    <Countdown
      endsAt={endsAt}
      serverOffset={offset}
      secondsAtRender={left}
      label={t`Time left:`}
      onEnd={() => void client.invalidateQueries({ queryKey: paymentsKeys.all })}
    />
  );
  if (discount.ends_for_real) return clock;
  return (
    <Roomy>
      {clock}
      <span>{t`After that, an offer as good follows.`}</span>
    </Roomy>
  );
}
