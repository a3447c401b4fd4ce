import type { PageBuild, PageBuilds } from '@parlour/server-kit/pages/page-builds';
import type { Site } from '@parlour/server-kit/sites/sites';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

const siteOf = (app: string): Site => ({ app, origin: `http://${app}.localhost:4200` }) as Site;
const buildOf = (server: object): PageBuild => ({ server, clientFolder: null }) as unknown as PageBuild;

test('one page of each build is shown, and builds that are not there or broken are left alone', async () => {
  const common = {};
  const builds: Record<string, PageBuild> = { one: buildOf(common), two: buildOf(common), three: buildOf({}) };
  const pages: PageBuilds = {
    find: (app) =>
      app === 'broken' ? Promise.reject(new Error('half written')) : Promise.resolve(builds[app] ?? null),
  };
  const shown: string[] = [];
  await warmUp(['broken', 'one', 'two', 'missing', 'three'].map(siteOf), pages, async (host) => shown.push(host));
  expect(shown).toEqual(['one.localhost:4200', 'three.localhost:4200']);
});
