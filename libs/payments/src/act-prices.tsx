import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { styled } from 'styled-components';
import { useFormats } from '@parlour/i18n';
import { priceOfAct } from '@parlour/models/payments/price-of-act';
import { Heading, Stack, tabular, Text } from '@parlour/ui';
import { PlainTable } from './plain-table.ts';
import type { CreditsReply } from './use-order.ts';

const Numbers = styled.td`
  ${tabular}
`;

/**
 * What writing costs in money, which depends on the package that the credits come from; at the prices before any discount, as
 * an act is charged before a first purchase (contract part 0, 14).
 */
export function ActPrices({ reply }: { reply: CreditsReply }) {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const country = countryName(reply.country);
  const { message, gift_from: gift } = reply.costs;
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
          <Act name={t`A message`} credits={message} packages={reply.packages} />
          <Act name={t`The smallest gift`} credits={gift} packages={reply.packages} />
        </tbody>
      </PlainTable>
      <Text $size="small" $tone="quiet">
        {t`The lower price is that of the largest package. Before you send anything you see what it costs you.`}
      </Text>
    </Stack>
  );
}

function Act({ name, credits, packages }: { name: string; credits: number; packages: CreditsReply['packages'] }) {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="row">{name}</th>
      <Numbers>{credits === 0 ? t`Free` : t`${plural(credits, { one: '# credit', other: '# credits' })}`}</Numbers>
      <Numbers>
        <MoneyRange credits={credits} packages={packages} />
      </Numbers>
    </tr>
  );
}

function MoneyRange({ credits, packages }: { credits: number; packages: CreditsReply['packages'] }) {
  const { money } = useFormats();
  const prices = packages
    .flatMap(
      ({ credits: bought, price, base_price }) =>
        priceOfAct(credits, null, [{ credits: bought, price: base_price ?? price }]) ?? [],
    )
    .toSorted((one, other) => one.amount - other.amount);
  const [least, most] = [prices.at(0), prices.at(-1)];
  if (credits === 0 || !least || !most) return '–';
  return least.amount === most.amount ? money(least) : `${money(least)} – ${money(most)}`;
}
