import { useLingui } from '@lingui/react/macro';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { MAX_ABOUT_ME } from '@parlour/models/profile/about-me';
import { TextArea } from '@parlour/ui';
import { useFieldNote } from './use-field-note.ts';

/** The text about oneself. */
export function AboutMeField(binding: FieldBinding) {
  const { t } = useLingui();
  const note = useFieldNote()('about_me');
  const hint = t`What you enjoy, what you are looking for. Leave out phone numbers, addresses and links.`;
  return (
    <TextArea
      {...binding}
      label={t`About me`}
      hint={note === undefined ? hint : `${note} ${t`Leave out phone numbers, addresses and links.`}`}
      counter={{ most: MAX_ABOUT_ME, describe: (used, most) => t`${used} of ${most} characters` }}
    />
  );
}
