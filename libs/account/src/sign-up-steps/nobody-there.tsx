import { Trans } from '@lingui/react/macro';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { useErrorSentence } from '@parlour/i18n';
import { Note, Stack } from '@parlour/ui';
import { UnsentWords } from '../sign-up/unsent-words.tsx';
import type { Skip } from './skip.tsx';
import { ActionsPlace, SkipButton } from './step-actions.tsx';

interface NobodyThereProps {
  form: StepForm;
  skip: Skip;
  written: unknown;
}

/** The first message where nobody may be written to: it has no box then, so what was written is shown, to be taken along. The lead says why. */
export function NobodyThere({ form: { lastResult }, skip, written }: NobodyThereProps) {
  const sentenceOf = useErrorSentence();
  const failure = lastResult?.failure;
  return (
    <Stack $gap={5}>
      {failure ? <Note tone="danger" announce="assertive" title={sentenceOf(failure)} /> : null}
      {typeof written === 'string' && written && <UnsentWords>{written}</UnsentWords>}
      <ActionsPlace>
        <SkipButton form={skip.form.id} isPending={skip.isPending} main>
          <Trans>Continue</Trans>
        </SkipButton>
      </ActionsPlace>
    </Stack>
  );
}
