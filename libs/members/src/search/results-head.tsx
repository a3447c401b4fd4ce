import { useLingui } from '@lingui/react/macro';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { Text, Title } from '@parlour/ui';
import { useFoundSentence } from './use-found-sentence.ts';

/** The page's title and how many were found where. */
export function ResultsHead({ results }: { results: MembersPageData['results'] }) {
  const { t } = useLingui();
  return (
    <div>
      <Title>{t`Members`}</Title>
      <Text $tone="quiet">{useFoundSentence(results)}</Text>
    </div>
  );
}
