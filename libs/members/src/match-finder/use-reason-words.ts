import { useLingui } from '@lingui/react/macro';
import type { MatchReason } from '@parlour/contract/members/match-finder-fields';
import { useFormats } from '@parlour/i18n';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { relationshipStatusLabels } from '@parlour/i18n/labels/relationship-statuses';

/** Why somebody is shown, in words. */
export function useReasonWords(): (reason: MatchReason) => string {
  const { t, i18n } = useLingui();
  const { list } = useFormats();
  return (reason) => {
    switch (reason.code) {
      case 'interests': {
        const things = list(reason.interests.map((interest) => i18n._(interestLabels[interest])));
        return t`You both like: ${things}`;
      }
      case 'same_city':
        return t`Lives in your city`;
      case 'same_region':
        return t`Lives in your region`;
      case 'close_in_age':
        return t`Close to you in age`;
      case 'relationship_status': {
        const status = i18n._(relationshipStatusLabels[reason.relationship_status]);
        return t`What you are looking for: ${status}`;
      }
      case 'wished_age':
        return t`The age you are looking for`;
    }
  };
}
