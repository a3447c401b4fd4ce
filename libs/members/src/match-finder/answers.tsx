import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { setMatchFinder, type MatchFinderData } from '@parlour/api-client/members/match-finder';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Button, Stack } from '@parlour/ui';
import { Questions } from './questions.tsx';

export interface AnswersProps {
  finder: MatchFinderData;
  lastResult?: CallFormResult;
  /** Hears that new answers have found. */
  onFound: () => void;
}

/** The questions as one form, with what was answered. */
export function Answers({ finder, lastResult, onFound }: AnswersProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { min_age } = useSite().settings;
  const state = useCallForm({
    form: async () => (await import('./match-finder-form.ts')).matchFinderForm,
    draft: 'match-finder',
    changesSaved: true,
    lastResult,
    params: { min_age },
    defaultValue: finder.criteria,
    onDone: (found) => {
      setMatchFinder(client, found);
      onFound();
    },
  });
  return (
    <CallForm state={state} action={addresses.matchFinder.href()}>
      <Stack $gap={5}>
        <Questions state={state} finder={finder} />
        <Button type="submit" tone="primary" size="large" pending={state.isPending} pendingLabel={t`Searching`}>
          {t`Find my matches`}
        </Button>
      </Stack>
    </CallForm>
  );
}
