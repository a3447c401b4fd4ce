import type { RequestHandler } from 'msw';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { PartnerTile } from '@parlour/contract/members/list-partner-tiles';
import type { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { anybody, manyFound, regions } from '@parlour/testing/page-data';
import { answer, drawnImage, lookedAtBy, storyCard, type ViewerKind } from '@parlour/testing/stories';

type Results = ReplyOf<typeof searchMembers>;

const locked = { filename: null, locked: true, visibility: 'premium' } as const;
const everybody: ProfileCard[] = [
  storyCard('Nora', { online: 'now', like_new: true, verified: { photo: true, age: false } }),
  storyCard('Mila', { online: 'today', age: 38, city: 'Zeist' }),
  storyCard('Claire', { main_image: drawnImage('Claire', locked), age: 52 }),
  storyCard('Sofia', { like_sent: true, online: 'week' }),
  storyCard('Iris', { main_image: null, city: null }),
  storyCard('Vera', { fictional: true }),
  storyCard('Ruth', { demo: true, online: 'now' }),
  storyCard('Ida', { like_new: false, like_sent: true }),
];
export const asVisitor = everybody.map(({ like_sent: _, like_new: __, ...card }) => card);
export const crowd = [
  ...everybody,
  ...['Lena', 'Hilde', 'Petra', 'Grace', 'Claudia', 'Amara'].map((name) => storyCard(name)),
];
export const opened = everybody.map((card) =>
  card.main_image?.locked ? { ...card, main_image: drawnImage(card.name) } : card,
);

/** What was searched for at an address that names a region and ages. */
export const inUtrecht: Results['criteria'] = { ...anybody, countryregion: 'nl-utrecht', min_age: 35, max_age: 55 };
export const many: Results = { ...manyFound, profiles: everybody };
export const few: Results = { ...many, profiles: everybody.slice(0, 1), pages: 1, total: 1, total_capped: false };
export const nobody: Results = { ...few, profiles: [], total: 0 };
const noneSimilar: ReplyOf<typeof similarMembers> = {
  profiles: [],
  count: 0,
  page: 1,
  pages: 1,
  relaxed: [],
  criteria: anybody,
};
export const similar: ReplyOf<typeof similarMembers> = {
  profiles: everybody.slice(1, 6),
  count: 45,
  page: 1,
  pages: 3,
  relaxed: ['region', 'age'],
  criteria: { ...anybody, min_age: 25, max_age: 65 },
};
export const german: ProfileCard[] = ['Emma-Charlotte Wolkenstein', 'Marie-Louise', 'Annegret-Elisabeth'].map(
  (name, place) =>
    storyCard(name, {
      country: 'DE',
      city: 'Garmisch-Partenkirchen',
      online: place === 0 ? 'now' : 'today',
      fictional: place === 0,
      demo: place === 0,
      like_new: place < 2,
    }),
);

export const tiles: PartnerTile[] = [
  { id: 'cams', type: 'cam', label: 'Live cameras', image: 'camera', url: 'https://cameras.example/', sponsored: true },
  {
    id: 'stage',
    type: 'resell',
    label: 'An evening at the theatre',
    image: 'stage',
    url: 'https://stage.example/',
    sponsored: true,
  },
];

/** What this page asks for; the similar ones come first, because they share their address with the search. */
export function answers(kind: ViewerKind, results: RequestHandler, outside = noneSimilar): RequestHandler[] {
  return [lookedAtBy(kind), answer(getRegions, regions), answer(similarMembers, outside), results];
}
