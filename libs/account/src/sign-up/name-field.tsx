import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FocusEvent } from 'react';
import { pressEnd, type FieldBinding } from '@parlour/api-client/call-form';
import { useErrorSentence } from '@parlour/i18n';
import { TextField, VisuallyHidden } from '@parlour/ui';

/** The name, which tells on the way to the next field, aloud too, whether it is allowed and free (contract A3). */
export function NameField({ error, ...binding }: FieldBinding) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ name: string; sentence: string } | null>(null);
  const [typed, setTyped] = useState(binding.defaultValue ?? '');

  const check = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const name = target.value.trim();
    if (name === '') return;
    const { nameRefusal } = await import('./name-refusal.ts');
    const problem = await nameRefusal(client, name);
    await pressEnd();
    setRefused(problem && { name, sentence: sentenceOf(problem) });
  };
  const refusal = refused?.name === typed.trim() ? refused.sentence : undefined;
  return (
    <>
      <TextField
        {...binding}
        error={error ?? refusal}
        label={t`Name`}
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => void check(event)}
      />
      <VisuallyHidden role="status">{error ? undefined : refusal}</VisuallyHidden>
    </>
  );
}
