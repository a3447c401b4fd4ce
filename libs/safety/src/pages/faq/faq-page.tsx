import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { unbrokenPieces } from '@parlour/models/unbroken-pieces';
import {
  Button,
  EmptyState,
  LinkButton,
  Stack,
  Text,
  TextField,
  TextLink,
  UnbrokenPieces,
  VisuallyHidden,
} from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { PageWords } from '../page-words.tsx';
import { StaticPage } from '../static-page.tsx';
import { matches } from './matches.ts';
import { useQuestions, type Question } from './questions.ts';

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;

  > button {
    min-height: 48px;
  }
`;

const Entry = styled.details`
  ${folding}
  border-bottom: 1px solid var(--color-edge);
  overflow-wrap: anywhere;

  p {
    padding-bottom: 16px;
  }
`;

export interface FaqPageProps {
  /** `?q=`: what is looked for. */
  search: string;
}

/** Questions and answers, with a search that works by the address, and at once where scripts run (route pages-faq). */
export function FaqPage({ search }: FaqPageProps) {
  const { locale } = useSite();
  return (
    <PageWords locale={locale}>
      <Questions key={search} search={search} />
    </PageWords>
  );
}

function Questions({ search }: FaqPageProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const questions = useQuestions().filter(({ question, answer }) => matches(`${question} ${answer}`, typed));
  const found = questions.length;
  return (
    <StaticPage title={t`Questions and answers`} description={t`What members ask most, and the answers.`}>
      <Search method="get" role="search" action={addresses.faq.href()}>
        <TextField
          type="search"
          name="q"
          label={t`Search the questions`}
          // Going back, a browser would put what was typed beside what another search found.
          autoComplete="off"
          defaultValue={search}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t`Search`}</Button>
      </Search>
      <VisuallyHidden role="status">
        {typed !== search && t`${plural(found, { one: '# question found', other: '# questions found' })}`}
      </VisuallyHidden>
      {found > 0 ? <Found questions={questions} open={typed !== ''} /> : <NothingFound />}
    </StaticPage>
  );
}

function Found({ questions, open }: { questions: readonly Question[]; open: boolean }) {
  return (
    <Stack $gap={5}>
      <div>
        {questions.map(({ id, question, answer, link }) => (
          <Entry key={id} id={id} open={open}>
            <summary>
              <UnbrokenPieces pieces={unbrokenPieces(question)} />
            </summary>
            <p>
              {answer} {link && <TextLink href={link.href}>{link.words}</TextLink>}
            </p>
          </Entry>
        ))}
      </div>
      <Text>
        <Trans>
          Your question is not here? Ask <TextLink href={addresses.service.href()}>customer service</TextLink>.
        </Trans>
      </Text>
    </Stack>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={SearchX}
      title={t`Nothing found`}
      action={<LinkButton href={addresses.service.href()}>{t`Ask customer service`}</LinkButton>}
    >
      <Trans>Try another word, or ask us.</Trans>
    </EmptyState>
  );
}
