import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { inLanderOrder } from '@parlour/models/account/landers';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import type { PortraitGround } from '@parlour/ui';

/** Somebody in a picture: a member who agreed to be seen by visitors, or a drawn person, who has no name. */
export interface LanderPerson {
  key: string;
  picture: string;
  /** "Nora, 41"; null for a drawn person. */
  name: string | null;
  demo: boolean;
  ground: PortraitGround;
}

/** As many people as a composition needs: members where enough of them agreed, else all drawn; never a mixture. */
export function peopleOf(lander: Lander, drawn: readonly string[], count: number): LanderPerson[] {
  const members = lander.profiles.flatMap(memberOf);
  const people = members.length >= count ? members : inLanderOrder(drawn.map(drawnPerson), lander);
  return people.slice(0, count);
}

/** The member of a lander on a member, or a drawn person in that place. */
export function personOf(lander: Lander, drawn: readonly string[]): LanderPerson | null {
  const [member] = lander.profile ? memberOf(lander.profile) : [];
  const [drawnOne] = inLanderOrder(drawn.map(drawnPerson), lander);
  return member ?? drawnOne ?? null;
}

/** To whom the first words go: the member of a lander on a member, where they take them. */
export const writtenTo = ({ profile, takes_message }: Lander): ProfileCard | null => (takes_message ? profile : null);

/** True where somebody in the picture is drawn, which the page then says. */
export const areDrawn = (people: readonly LanderPerson[]): boolean => people.some(({ name }) => name === null);

function memberOf(card: ProfileCard): LanderPerson[] {
  const { id, main_image, demo } = card;
  const picture = main_image?.filename ?? main_image?.thumb_filename;
  return picture ? [{ key: id, picture, name: nameAndAge(card), demo, ground: portraitGroundOf(id) }] : [];
}

const grounds = [1, 2, 3, 4] as const;

const drawnPerson = (picture: string, place: number): LanderPerson => ({
  key: picture,
  picture,
  name: null,
  demo: false,
  ground: grounds[place % grounds.length] ?? 1,
});
