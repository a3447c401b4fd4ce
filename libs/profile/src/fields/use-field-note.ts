import { useSite } from '@parlour/api-client/site';
import type { ProfileField } from '@parlour/models/profile-fields';

/** The brand's own sentence about a field (`visible_profile_notes`), which stands where the field is changed. */
export function useFieldNote() {
  const { visible_profile_notes: notes } = useSite().settings;
  return (field: ProfileField): string | undefined => notes[field];
}
