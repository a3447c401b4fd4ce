import { getLander } from '@parlour/contract/account/reference-data/get-lander';
import type { ProfileCard } from '@parlour/contract/types/profile';
import {
  inLanderOrder,
  landerAt,
  landerPeople,
  type LanderType,
  type LanderVariant,
} from '@parlour/models/account/landers';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { entryWarningOf } from '@parlour/server-kit/pages/entry-warning';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { validate as isUuid } from 'uuid';
import type { AccountPorts } from '../ports.ts';
import { isOpenToVisitors } from '../store/profiles.ts';

/** Among so many members the people of a lander are chosen. */
const MAX_GUESTS = 12;

/** A first impression of the brand: its face, its words, and people who agreed to be seen. */
export const getLanderCall = (ports: AccountPorts) =>
  handle(getLander, async ({ query: { type, slug, profile_id } }, context) => {
    const { landers, lander_slugs } = context.brand.settings;
    const lander = landerAt({ type, slug, onMember: profile_id !== undefined }, landers, lander_slugs);
    if (!lander) throw refuse('lander_not_found');
    const isHidden = entryWarningOf(context).includes('lander');
    return {
      lander: {
        ...lander,
        slug: slug ?? null,
        ...wordsOf(context, lander.type, slug),
        ...(await memberOn(ports, context, isHidden ? undefined : profile_id)),
        profiles: isHidden ? [] : await peopleOn(lander, ports, context),
      },
    };
  });

/** The brand's own words in the visitor's language: those of the slug before those of the lander. */
function wordsOf({ brand: { settings }, locale }: CallContext, type: string, slug: string | undefined) {
  const texts = settings.texts[locale] ?? settings.texts[settings.domain_language];
  const words = { ...texts?.landers?.[type], ...(slug === undefined ? {} : texts?.landers?.[`${type}/${slug}`]) };
  return { headline: words.headline ?? null, lead: words.lead ?? null, cta: words.cta ?? null };
}

/** No more members than the lander shows: what is sent for nothing makes a first page slower. */
async function peopleOn(
  lander: { type: LanderType; variant: LanderVariant },
  ports: AccountPorts,
  context: CallContext,
): Promise<ProfileCard[]> {
  const count = landerPeople(lander.type);
  return count === 0 ? [] : inLanderOrder(await ports.guests(context, MAX_GUESTS), lander).slice(0, count);
}

/** Whose lander it is, and whether the words of whoever joins there would reach them. */
async function memberOn(ports: AccountPorts, context: CallContext, profileId: string | undefined) {
  const profile = profileId === undefined ? null : await shownMember(ports, context, profileId);
  return { profile, takes_message: profile !== null && (await ports.takesFirstMessage(context, profile.id)) };
}

/** The member, where visitors may see them; an address that nobody has, or has no more, looks the same as one who may not be seen. */
async function shownMember(ports: AccountPorts, context: CallContext, profileId: string) {
  const { db, brand, viewer } = context;
  if (!isUuid(profileId) || !(await isOpenToVisitors(db, brand.id, profileId, viewer?.id ?? null))) return null;
  return ports.card(context, profileId);
}
