import type { QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@parlour/contract/define-call';
import { saveLocation } from '@parlour/contract/profile/save-location';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { Profile } from '@parlour/contract/types/profile';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { ownProfileOptions, setOwnProfile } from './profile.ts';

/** Gives fields of the own profile these values, outside a form: the way back from a change. */
export async function putFields(client: QueryClient, fields: BodyInput<typeof saveProfile>): Promise<void> {
  const { profile } = await send(saveProfile, { body: fields, ...wayOf(client) });
  setOwnProfile(client, profile);
}

export type Place = Pick<Profile, 'country' | 'region' | 'city'>;

/** Moves the member to a place of the lists, outside a form. */
export async function putPlace(client: QueryClient, { country, region, city }: Place): Promise<void> {
  const { location } = await send(saveLocation, { body: { country, region, city }, ...wayOf(client) });
  setOwnPlace(client, location);
}

/** Puts a saved place wherever the member's own profile stands. */
export function setOwnPlace(client: QueryClient, place: Place): void {
  const own = client.getQueryData(ownProfileOptions().queryKey);
  if (own) setOwnProfile(client, { ...own.profile, ...place });
}
