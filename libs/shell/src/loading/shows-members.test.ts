import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '@parlour/api-client/transport';
import type { PageLayout } from '@parlour/models/account/consents/entry-warning';
import { shellRoutes } from '../shell-routes.ts';
import { routeArguments } from '../testing/route-arguments.ts';
import { membersLayout } from './shows-members.ts';

interface RouteModule {
  handle?: unknown;
  loader?: (given: LoaderFunctionArgs) => unknown;
}

const modules = import.meta.glob<RouteModule>('../routes/*.tsx');
const layouts = ['default', 'empty'] as const;
const id = '0199000a-0000-7000-8000-00000000f0d1';
const pagesIn = (layout: PageLayout) =>
  shellRoutes.find(({ file }) => file === `layouts/${layout}-layout.tsx`)?.children ?? [];
const moduleOf = ({ file }: RouteConfigEntry) => modules[`../${file}`]!();
/** Members, or the one that a page is about: without an id a profile is one's own, and sign-up is about nobody. */
const showsMembers = ({ call: { path }, query = {} }: CallRequest) =>
  ['/api/members.php', '/api/related.php'].includes(path) ||
  (['/api/profile.php', '/api/signup.php'].includes(path) && ('id' in query || query['profile_id']));

// The first of them brings most of the app, for which a busy machine needs longer than one test has.
beforeAll(async () => void (await Promise.all(layouts.flatMap(pagesIn).map(moduleOf))));

describe.each(layouts)('a visitor in front of the entry warning of the layout %s', (layout) => {
  it.each(pagesIn(layout).map((page) => [page.file, page] as const))('is read no member by %s', async (_, page) => {
    const { handle, loader } = await moduleOf(page);
    const given = routeArguments({ params: { id }, answer: () => ({}), changes: { entryWarning: [layout] } });
    await Promise.try(() => loader?.(given)).catch(() => undefined);
    expect(given.asked.filter(showsMembers)).toEqual([]);
    expect(membersLayout(handle) ?? layout).toBe(layout);
  });
});
