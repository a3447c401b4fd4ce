import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type InputEvent } from 'react';
import type { PasswordStrength } from '@parlour/ui';

/** What a score is drawn as; the lists that make it are fetched with the first letter that is typed. */
const tones = ['danger', 'danger', 'notice', 'success', 'success'] as const;

/**
 * Says how hard a password is to guess while it is typed, by the same rule as the server's. The server knows the member's name
 * and address too: where the page does, it names them; where it does not, the server may refuse what looks strong here.
 */
export function usePasswordStrength(known?: readonly string[]): {
  strength: PasswordStrength | undefined;
  onInput(event: InputEvent<HTMLInputElement>): void;
} {
  const { t } = useLingui();
  const [score, setScore] = useState<number | null>(null);
  const newest = useRef('');

  async function rate(password: string): Promise<void> {
    const { passwordScore } = await import('@parlour/models/account/sign-up/password');
    const rated = await passwordScore(password, known);
    if (newest.current === password) setScore(rated);
  }

  const words = [t`Too easy to guess`, t`Too easy to guess`, t`Good enough`, t`Strong`, t`Very strong`];
  return {
    strength:
      score === null
        ? undefined
        : {
            label: t`Password strength`,
            words: words[score] ?? '',
            share: Math.max(1, score) / 4,
            tone: tones[score] ?? 'danger',
          },
    onInput({ currentTarget: { value } }) {
      newest.current = value;
      if (value === '') setScore(null);
      else rate(value).catch(() => setScore(null));
    },
  };
}
