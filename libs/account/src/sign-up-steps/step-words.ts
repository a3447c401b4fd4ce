import { useLingui } from '@lingui/react/macro';
import type { SignUpStep } from '@parlour/contract/types/user';

/** The steps by name, as the line above the bars and the window's title say them. */
export function useStepNames(): Record<SignUpStep, string> {
  const { t } = useLingui();
  return {
    message: t`First message`,
    photo: t`Photo`,
    location: t`Location`,
    personal: t`Personal info`,
    about: t`About me`,
    push: t`Notifications`,
    confirm: t`Confirm your e-mail address`,
  };
}

export interface StepQuestion {
  title: string;
  lead?: string;
}

/** What each step asks, and why one may want to answer. */
export function useStepQuestions(): Record<Exclude<SignUpStep, 'confirm'>, StepQuestion> {
  const { t } = useLingui();
  return {
    message: { title: t`Say hello to somebody`, lead: t`A few words are enough to begin.` },
    photo: {
      title: t`Show them who is writing`,
      lead: t`One photo of your face is enough. You can change it at any time.`,
    },
    location: { title: t`Where do you live?`, lead: t`Others see your country, region and city, and nothing more.` },
    personal: {
      title: t`A few facts about you`,
      lead: t`Tell as much as you like. You can change or take back every answer.`,
    },
    about: { title: t`Tell a little about yourself`, lead: t`Two or three sentences make it easier to write to you.` },
    push: {
      title: t`Hear at once when somebody writes`,
      lead: t`Nothing is sent before you allow it, and you can turn it off at any time.`,
    },
  };
}
