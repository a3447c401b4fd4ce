import { useLingui } from '@lingui/react/macro';
import { useInterestWords } from '@parlour/i18n/labels/use-interest-words';
import { interestsMax } from '@parlour/models/profile-fields';
import { MultiSelect } from '@parlour/ui';
import { useFieldNote } from './use-field-note.ts';

interface InterestChoiceProps {
  id: string;
  name: string;
  defaultValue: readonly string[];
  error: string | undefined;
  onChange?: (chosen: string[]) => void;
}

/** Interests, at most ten of about fifty, by the alphabet of the reader's language, with a search. */
export function InterestChoice(binding: InterestChoiceProps) {
  const { t } = useLingui();
  const note = useFieldNote()('interests');
  const most = t`Choose up to ${interestsMax}.`;
  return (
    <MultiSelect
      {...binding}
      label={t`Interests`}
      hint={note === undefined ? most : `${note} ${most}`}
      most={interestsMax}
      options={useInterestWords()}
      words={{
        search: t`Search interests`,
        nothingFound: t`Nothing found`,
        chosen: (count) => (count === 0 ? t`Choose interests` : t`${count} of ${interestsMax} chosen`),
        remove: t`Remove`,
      }}
    />
  );
}
