import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { styled } from 'styled-components';
import { useFormats } from '@parlour/i18n';
import type { Money } from '@parlour/models/payments/money';
import { priceOfAct } from '@parlour/models/payments/price-of-act';
import { Heading, Stack, tabular, Text } from '@parlour/ui';
import { PlainTable } from './plain-table.tsx';
import type { CreditsReply } from '../credits/use-order.ts';

/** No amount breaks inside its currency: where letters are large for the window, it stays as large as has room. */
const Numbers = styled.td`
  font-size: min(1em, 7.5vw);
  ${tabular}

  && {
    overflow-wrap: normal;
  }
`;

/**
 * What writing costs in money, which depends on the package that the credits come from; at the prices before any discount, as
 * an act is charged before a first purchase (contract part 0, 14).
 */
export function ActPrices({ reply }: { reply: CreditsReply }) {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const country = countryName(reply.country);
  const acts = [
    { name: t`A message`, credits: reply.costs.message },
    { name: t`A photo`, credits: reply.costs.photo },
    { name: t`The smallest gift`, credits: reply.costs.gift_from },
  ].map((act) => ({ ...act, prices: pricesOf(act.credits, reply.packages) }));
  return (
    <Stack as="section" $gap={2}>
      <Heading>{t`What writing costs: ${country}`}</Heading>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{t`What you send`}</th>
            <th scope="col">{t`In credits`}</th>
            <th scope="col">{t`In money`}</th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <Act key={act.name} {...act} />
          ))}
        </tbody>
      </PlainTable>
      <Text $size="small" $tone="quiet">
        {acts.some(({ prices }) => prices.length > 1) && t`The lower price is that of the largest package.`}{' '}
        {t`Before you send anything you see what it costs you.`}
      </Text>
    </Stack>
  );
}

function Act({ name, credits, prices }: { name: string; credits: number; prices: readonly Money[] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <tr>
      <th scope="row">{name}</th>
      <Numbers>{credits === 0 ? t`Free` : t`${plural(credits, { one: '# credit', other: '# credits' })}`}</Numbers>
      <Numbers>{prices.map((price) => money(price)).join(' – ') || '–'}</Numbers>
    </tr>
  );
}

/** The least and the greatest price of an act, or the one where they are the same; none where it costs nothing. */
function pricesOf(credits: number, packages: CreditsReply['packages']): Money[] {
  if (credits === 0) return [];
  const prices = packages
    .flatMap(
      ({ credits: bought, price, base_price }) =>
        priceOfAct(credits, null, [{ credits: bought, price: base_price ?? price }]) ?? [],
    )
    .toSorted((one, other) => one.amount - other.amount);
  const [least, most] = [prices.at(0), prices.at(-1)];
  if (!least || !most) return [];
  return least.amount === most.amount ? [least] : [least, most];
}
