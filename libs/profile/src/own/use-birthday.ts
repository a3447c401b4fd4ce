import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';
import type { ToldFact } from './told.tsx';

/** The date of birth as its owner reads it; noon is the same day in every time zone of a brand. */
export function useBirthday({ date_of_birth: day }: Pick<Profile, 'date_of_birth'>): ToldFact[] {
  const { t } = useLingui();
  const { date } = useFormats();
  return day ? [{ name: t`Date of birth`, value: date(`${day}T12:00:00Z`) }] : [];
}
