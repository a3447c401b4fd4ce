import { useLingui } from '@lingui/react/macro';
import { TicketPercent } from 'lucide-react';
import { styled } from 'styled-components';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { Note } from '@parlour/ui';

const Place = styled.div`
  margin-bottom: 24px;
`;

interface DiscountLineProps {
  discount: DiscountCode;
  /** True for a code that was typed; otherwise it is the offer to a new member. */
  typed: boolean;
}

/** The discount that the prices below carry already, with its true end; where an offer as good follows, it says so instead of hurrying anybody. */
export function DiscountLine({ discount, typed }: DiscountLineProps) {
  const { t } = useLingui();
  const ends = useEnding(discount);
  const { code, percentage } = discount;
  const title =
    typed || percentage === null ? t`Your code: ${code}` : t`Welcome offer: ${percentage}% off your first package`;
  return (
    <Place>
      <Note tone="action" glyph={TicketPercent} title={title}>
        {t`Applied below.`} {ends}
      </Note>
    </Place>
  );
}

/** When an offer ends, in words that are true of it. */
export function useEnding({ expires, ends_for_real }: DiscountCode): string {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  if (expires === null) return '';
  const end = dayAndTime(expires);
  return ends_for_real ? t`Ends on ${end}.` : t`Runs until ${end}; after that, an offer as good follows.`;
}
