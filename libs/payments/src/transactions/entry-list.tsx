import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { LedgerEntry } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { entryTitle } from '@parlour/i18n/entry-title';
import { heardAsList, tabular, Text } from '@parlour/ui';

const List = styled.ul.attrs(heardAsList)`
  display: grid;
`;

/** What stands beside the words goes below them where large letters leave too little room. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding-block: 12px;
  line-height: 1.35;

  & + & {
    border-top: 1px solid var(--color-edge);
  }

  > :nth-child(odd) {
    flex: 1 0 max(6rem, 100% - 10rem);
    min-width: 0;
  }
`;

const Amount = styled.span`
  font-weight: 650;
  text-align: end;
  ${tabular}
`;

const Beside = styled(Text)`
  text-align: end;
  ${tabular}
`;

/** The movements of a member's credits, newest first, each with the balance after it. */
export function EntryList({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <List>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </List>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { i18n, t } = useLingui();
  const { date, time, money, number } = useFormats();
  const balance = number(entry.balance);
  const sign = entry.credits > 0 ? '+' : entry.credits < 0 ? '−' : '';
  return (
    <Line>
      <span>{entryTitle(i18n, entry.kind, entry.profile?.name)}</span>
      <Amount>
        {sign}
        {t`${plural(Math.abs(entry.credits), { one: '# credit', other: '# credits' })}`}
      </Amount>
      <Text as="span" $size="small" $tone="quiet">
        <time dateTime={entry.at}>
          {date(entry.at)}, {time(entry.at)}
        </time>
        {entry.money && <> ·&nbsp;{money(entry.money)}</>}
      </Text>
      <Beside as="span" $size="small" $tone="quiet">
        {t`Balance: ${balance}`}
      </Beside>
    </Line>
  );
}
