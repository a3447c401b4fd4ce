import { editedParts, type EditedPart } from '@parlour/contract/profile/part-address';
import { viewersOfOwnProfile, type SeenBy } from '@parlour/models/profile/seen-by';

/** What the address of the own profile says: so every part of it works without JavaScript. */
export interface OwnProfileView {
  /** The part whose form is open (`?edit=location`). */
  edited: EditedPart | null;
  /** The part that was saved without JavaScript (`?done=location`). */
  done: EditedPart | null;
  /** Through whose eyes it is looked at (`?seen_by=free`); null for the owner's own page. */
  seenBy: SeenBy | null;
}

/** Reads the address of the own profile; a part or a viewer that there is not counts as none. */
export function readOwnProfileView(search: URLSearchParams): OwnProfileView {
  const partIn = (name: string): EditedPart | null => editedParts.find((part) => part === search.get(name)) ?? null;
  const seenBy = viewersOfOwnProfile.find((viewer) => viewer === search.get('seen_by')) ?? null;
  return { edited: partIn('edit'), done: partIn('done'), seenBy };
}
