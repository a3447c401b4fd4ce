import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { loader } from './report.tsx';

const id = '0190a0a0-0000-7000-8000-000000000000';

/** Where the page leads on; null where it is shown. */
const open = (type: string, user: object) =>
  whereTo(loader(routeArguments({ address: `/report/${type}/${id}`, params: { type, id }, user })));

it.each(['message', 'conversation'])('whoever is logged out logs in before they report a %s', async (type) => {
  expect(await open(type, visitor)).toBe(`/login?next=${encodeURIComponent(`/report/${type}/${id}`)}`);
  expect(await open(type, member())).toBeNull();
});

it.each(['profile', 'photo'])('anybody may report a %s', async (type) => {
  expect(await open(type, visitor)).toBeNull();
});
