import { useLingui } from '@lingui/react/macro';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { PasswordField } from '@parlour/ui';
import { usePasswordStrength } from './use-password-strength.ts';

interface NewPasswordFieldsProps {
  field(name: 'password' | 'password_repeat'): FieldBinding;
  /** What is known of the member: name and address. */
  known?: readonly string[];
}

/** A new password, typed twice, with how hard it is to guess. */
export function NewPasswordFields({ field, known }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const { strength, onInput } = usePasswordStrength(known);
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t`New password`}
        hint={t`At least 8 characters`}
        showLabel={t`Show password`}
        autoComplete="new-password"
        strength={strength}
        onInput={onInput}
      />
      <PasswordField
        {...field('password_repeat')}
        label={t`Repeat the new password`}
        showLabel={t`Show password`}
        autoComplete="new-password"
      />
    </>
  );
}
