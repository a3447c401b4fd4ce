import { useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { searchFieldsFor } from '@parlour/models/members/search-criteria';
import type { ProfileField } from '@parlour/models/profile-fields';

/** What a brand lets somebody search for. */
export interface SearchOffer extends Pick<PublicSettings, 'genders' | 'countries' | 'min_age'> {
  search_fields: readonly ProfileField[];
}

/** The filters of a brand for a member, or for a visitor. */
export const searchOffer = (settings: PublicSettings, isMember: boolean): SearchOffer => ({
  ...settings,
  search_fields: searchFieldsFor(settings.search_fields, isMember),
});

/** What whoever looks at the page may search for. */
export const useSearchOffer = (): SearchOffer => searchOffer(useSite().settings, useViewer() !== null);
