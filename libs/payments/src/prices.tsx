import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { Package } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { includedTax } from '@parlour/models/payments/sales-tax';
import { Card, Lead, Row, Stack, tabular, Tag, Text } from '@parlour/ui';
import type { CreditsReply } from './use-order.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 12px;
`;

const Numbers = styled.span`
  font-weight: 700;
  font-size: 1.25rem;
  ${tabular}
`;

/** What an act costs, and the packages to read, not to choose. */
export function Prices({ reply }: { reply: CreditsReply }) {
  return (
    <Stack $gap={4}>
      <Costs reply={reply} />
      <Packages reply={reply} />
    </Stack>
  );
}

function Costs({ reply: { costs } }: { reply: CreditsReply }) {
  const { t } = useLingui();
  return (
    <Lead>
      {t`You pay once, nothing renews by itself.`}{' '}
      {costs.message > 0 &&
        t`${plural(costs.message, { one: 'A message costs # credit.', other: 'A message costs # credits.' })}`}
    </Lead>
  );
}

function Packages({ reply }: { reply: CreditsReply }) {
  const { t } = useLingui();
  const taxes = { vat: t`Prices include VAT.`, gst: t`Prices include GST.` };
  const tax = includedTax(reply.country);
  return (
    <Stack $gap={2}>
      <Grid>
        {reply.packages.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </Grid>
      {tax && (
        <Text $size="small" $tone="quiet">
          {taxes[tax]}
        </Text>
      )}
    </Stack>
  );
}

function Offer({ offer }: { offer: Package }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const each = money(offer.price_per_message);
  return (
    <Card as="li">
      <Stack $gap={1}>
        <Row $between $wrap>
          <strong>{t`${plural(offer.credits, { one: '# credit', other: '# credits' })}`}</strong>
          {offer.popular && <Tag tone="accent">{t`Popular`}</Tag>}
        </Row>
        <Numbers>{money(offer.price)}</Numbers>
        <Text as="span" $size="small" $tone="quiet">
          {t`${each} per message`}
        </Text>
      </Stack>
    </Card>
  );
}
