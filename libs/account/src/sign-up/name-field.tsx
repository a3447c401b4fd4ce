import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FocusEvent } from 'react';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { useErrorSentence } from '@parlour/i18n';
import { TextField } from '@parlour/ui';

/** The name, which tells on the way to the next field whether it is allowed and free (contract A3). */
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
    const refusal = await nameRefusal(client, name);
    setRefused(refusal && { name, sentence: sentenceOf(refusal) });
  };
  return (
    <TextField
      {...binding}
      error={error ?? (refused?.name === typed.trim() ? refused.sentence : undefined)}
      label={t`Name`}
      autoComplete="nickname"
      maxLength={20}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => void check(event)}
    />
  );
}
