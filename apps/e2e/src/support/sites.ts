import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoLogin } from '@parlour/server-demo';
import { settingsFiles } from '../../../server/src/brands.ts';

/** The brands under test: all that the server has, with their settings to compare pages with. */
export const sites = settingsFiles;

export const siteOf = (brand: string) => {
  const site = sites.find(({ id }) => id === brand);
  if (!site) throw new Error(`There is no brand ${brand}`);
  return site;
};

/** Where a brand answers in this run. Browsers resolve it to the loopback address; Node does not. */
export const originOf = (brand: string): string => `http://${brand}.localhost:${serverPort()}`;

export const serverPort = (): number => Number(fromSetUp('E2E_PORT'));
export const dataFolder = (): string => fromSetUp('E2E_DATA_DIR');

export async function demoLogin(brand: string, kind: 'free' | 'premium'): Promise<DemoLogin> {
  const logins = JSON.parse(await readFile(path.join(dataFolder(), 'demo-logins.json'), 'utf8')) as DemoLogin[];
  const found = logins.find((login) => login.brand === brand && login.premium === (kind === 'premium'));
  if (!found) throw new Error(`The demo world of ${brand} has no ${kind} login`);
  return found;
}

function fromSetUp(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the tests run with Playwright's global set-up`);
  return value;
}
