import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useFormats } from '@parlour/i18n';

/** How few a search found and what was widened; null where nothing was. */
export function useWidenedSentence({ results: { total: found }, similar }: MembersPageData): string | null {
  const { t } = useLingui();
  const { list } = useFormats();
  if (!similar) return null;
  const { min_age, max_age } = similar.criteria;
  const words = { region: t`other regions`, age: t`ages ${min_age} to ${max_age}`, country: t`other countries` };
  const widened = list(similar.relaxed.map((relaxation) => words[relaxation]));
  return t`${plural(found, {
    0: `Nobody matched, so ${widened} are included below.`,
    one: `Only # person matched, so ${widened} are included below.`,
    other: `Only # people matched, so ${widened} are included below.`,
  })}`;
}
