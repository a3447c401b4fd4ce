import { useLingui } from '@lingui/react/macro';
import { useViewer } from '@parlour/api-client/account/user';
import type { SignUpStep } from '@parlour/contract/types/user';
import { useNobodyToWriteTo } from './people-to-write-to.ts';
import { useStepQuestions, type StepQuestion } from './step-words.ts';

/** What a step asks of this member: nobody is told to write where there is nobody to write to. */
export function useStepQuestion(step: SignUpStep): StepQuestion {
  const { t } = useLingui();
  const questions = useStepQuestions();
  const name = useViewer()?.profile.name;
  const reason = useNobodyToWriteTo(step);
  if (step === 'confirm') return { title: t`Confirm your e-mail address` };
  if (!reason || name === undefined) return questions[step];
  return {
    title: t`Welcome, ${name}`,
    lead:
      reason === 'up_to_them'
        ? t`Here members decide who may write to them first. Like somebody, and you can write once they like you back.`
        : t`There is nobody to write to yet. Look again when you have found somebody you like.`,
  };
}
