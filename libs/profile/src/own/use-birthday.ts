import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';
import type { ToldFact } from './told.tsx';

/** The date of birth as its owner reads it. */
export function useBirthday({ date_of_birth: day }: Pick<Profile, 'date_of_birth'>): ToldFact[] {
  const { t } = useLingui();
  const { date } = useFormats();
  return day ? [{ name: t`Date of birth`, value: date(day) }] : [];
}
