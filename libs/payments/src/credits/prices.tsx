import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { Package } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { includedTax } from '@parlour/models/payments/sales-tax';
import { Card, from, heardAsList, Lead, Row, Stack, tabular, Tag, Text, VisuallyHidden } from '@parlour/ui';
import { DiscountLine } from './discount-line.tsx';
import type { CreditsReply } from './use-order.ts';

const Grid = styled.ul.attrs(heardAsList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 12px;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desk} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`;

/** No amount breaks inside its currency: where letters are large for the window, it stays as large as has room. */
const Numbers = styled.span`
  font-weight: 700;
  font-size: min(1.25rem, 10vw);
  overflow-wrap: normal;
  ${tabular}

  s {
    color: var(--color-text-quiet);
    font-weight: 400;
    font-size: var(--text-medium);
  }
`;

interface PricesProps {
  reply: CreditsReply;
  /** True where the discount is by a code that was typed. */
  typed?: boolean;
}

/** What an act costs, and the packages to read, not to choose, with the discount that their prices carry. */
export function Prices({ reply, typed = false }: PricesProps) {
  return (
    <Stack $gap={4}>
      <Costs reply={reply} />
      <Packages reply={reply} typed={typed} />
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

function Packages({ reply, typed }: Required<PricesProps>) {
  const { t } = useLingui();
  const taxes = { vat: t`Prices include VAT.`, gst: t`Prices include GST.` };
  const tax = includedTax(reply.country);
  return (
    <Stack $gap={2}>
      <div>
        {reply.discount && <DiscountLine discount={reply.discount} prices={reply} typed={typed} />}
        <Grid>
          {reply.packages.map((offer) => (
            <Offer key={offer.id} offer={offer} messagesCost={reply.costs.message > 0} />
          ))}
        </Grid>
      </div>
      {tax && (
        <Text $size="small" $tone="quiet">
          {taxes[tax]}
        </Text>
      )}
    </Stack>
  );
}

function Offer({ offer, messagesCost }: { offer: Package; messagesCost: boolean }) {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const percentage = offer.discount?.percentage;
  const each = money(offer.price_per_message);
  return (
    <Card as="li">
      <Stack $gap={1}>
        <Row $between $wrap>
          <strong>{t`${plural(offer.credits, { one: '# credit', other: '# credits' })}`}</strong>
          {offer.popular && <Tag tone="accent">{t`Popular`}</Tag>}
        </Row>
        <Row $gap={2} $wrap>
          <Numbers>
            {offer.base_price && (
              <>
                <s>
                  <VisuallyHidden>{t`before`} </VisuallyHidden>
                  {money(offer.base_price)}
                </s>{' '}
              </>
            )}
            {money(offer.price)}
          </Numbers>
          {percentage && <Tag tone="good">{`−${percent(percentage / 100)}`}</Tag>}
        </Row>
        {messagesCost && (
          <Text as="span" $size="small" $tone="quiet">
            {t`${each} per message`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
