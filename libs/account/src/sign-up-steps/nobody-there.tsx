import { Trans } from '@lingui/react/macro';
import { useErrorSentence } from '@parlour/i18n';
import { Note, Stack } from '@parlour/ui';
import { UnsentWords } from '../sign-up/unsent-words.tsx';
import type { Skip } from './skip.tsx';
import { ActionsPlace, SkipButton } from './step-actions.tsx';
import type { StepForm } from './step-form.ts';

interface NobodyThereProps {
  form: StepForm;
  skip: Skip;
  written: unknown;
  /** Everybody there has a message already. */
  isDone: boolean;
  /** Somebody is there who wishes to choose who writes first. */
  isUpToThem: boolean;
}

/** The first message where nobody may be written to: it has no box then, so what was written is shown, to be taken along. */
export function NobodyThere({ form: { lastResult }, skip, written, isDone, isUpToThem }: NobodyThereProps) {
  const sentenceOf = useErrorSentence();
  const failure = lastResult?.failure;
  return (
    <Stack $gap={5}>
      {failure ? <Note tone="danger" announce="assertive" title={sentenceOf(failure)} /> : null}
      {typeof written === 'string' && written && <UnsentWords>{written}</UnsentWords>}
      {!isDone && (
        <Note>
          {isUpToThem ? (
            <Trans>
              Here members decide who may write to them first. Like somebody, and you can write once they like you back.
            </Trans>
          ) : (
            <Trans>There is nobody to write to yet. Look again when you have found somebody you like.</Trans>
          )}
        </Note>
      )}
      <ActionsPlace>
        <SkipButton form={skip.form.id} isPending={skip.isPending} main>
          <Trans>Continue</Trans>
        </SkipButton>
      </ActionsPlace>
    </Stack>
  );
}
