import type { Page } from 'playwright';
import { drag, framesOf, type Frames } from './drag.ts';
import type { Phone } from './phone.ts';
import { measured, middleOf, settle, tap, type Tap } from './tap.ts';

const members = '/members';
const onMember = /\/members\/[\da-f-]{36}$/;

const main = (page: Page) => page.getByRole('main');

/** Opens a page and lets it come alive: a link that is tapped before that does what it does without scripts. */
async function open({ page }: Phone, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
}

/** Three hearts of the list, given and taken back. */
export async function tapHearts(phone: Phone): Promise<Tap[]> {
  await open(phone, members);
  const { page } = phone;
  const hearts = main(page).locator('article button[aria-pressed]');
  const taps: Tap[] = [];
  for (const place of [0, 1, 2, 0, 1, 2]) {
    const until = () =>
      page.waitForResponse((answer) => answer.url().includes('/api/like.php') && answer.request().method() !== 'GET');
    taps.push(await tap(phone, { kind: 'like', name: `heart ${place + 1}`, target: hearts.nth(place), until }));
  }
  return taps;
}

/** A filter set, and one taken away: the sheet, the switch, the new results. */
export async function tapFilters(phone: Phone): Promise<Tap[]> {
  const { page } = phone;
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const results = main(page).locator('[aria-busy="false"]');
  const kind = 'filter';
  const taps: Tap[] = [];
  for (const address of [members, `${members}?sort=new&with_photo=1`]) {
    await open(phone, address);
    const target = main(page).getByRole('link', { name: /^Filters/ });
    taps.push(await tap(phone, { kind, name: 'open the sheet', target, until: () => sheet.waitFor() }));
    const photo = sheet.getByRole('switch', { name: 'With photo' });
    taps.push(await tap(phone, { kind, name: 'a switch', target: photo, until: async () => {} }));
    const show = sheet.getByRole('button', { name: 'Show members' });
    const until = async () => {
      await sheet.waitFor({ state: 'hidden' });
      await results.waitFor();
    };
    taps.push(await tap(phone, { kind, name: 'show members', target: show, until }));
  }
  return taps;
}

/** Six cards of the list opened, each from the list. */
export async function tapProfiles(phone: Phone): Promise<Tap[]> {
  await open(phone, members);
  const { page } = phone;
  const names = main(page).locator('article h3 a');
  const taps: Tap[] = [];
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const target = names.nth(place);
    const until = () => page.waitForURL(onMember);
    taps.push(await tap(phone, { kind: 'open profile', name: `card ${place + 1}`, target, until }));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  }
  return taps;
}

/** The photos of a member who has several: opened in full, and the next one shown. */
export async function tapGallery(phone: Phone): Promise<Tap[]> {
  const { page } = phone;
  await open(phone, `${members}/${await memberWithPhotos(page)}`);
  const kind = 'gallery';
  const full = page.locator('dialog[open]');
  const taps: Tap[] = [];
  for (const place of [1, 0, 1]) {
    const enlarge = main(page).getByRole('button', { name: 'Enlarge' });
    taps.push(await tap(phone, { kind, name: 'open', target: enlarge, until: () => full.waitFor() }));
    await page.keyboard.press('Escape');
    await full.waitFor({ state: 'hidden' });
    const thumb = main(page).getByRole('button', { name: `Photo ${place + 1}` });
    const until = () =>
      main(page)
        .locator(`li:nth-child(${place + 1}) > [aria-current="true"]`)
        .waitFor();
    taps.push(await tap(phone, { kind, name: 'next photo', target: thumb, until }));
  }
  return taps;
}

/** The first of the list whose first two photos this member may see. */
const memberWithPhotos = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const ask = async (path: string): Promise<unknown> => (await fetch(`/api/${path}`)).json();
    const { profiles } = (await ask('members.php?with_photo=1')) as { profiles: { id: string }[] };
    for (const { id } of profiles) {
      const { profile } = (await ask(`profile.php?id=${id}`)) as { profile: { photos: { locked: boolean }[] } };
      if (profile.photos.length > 1 && !profile.photos.slice(0, 2).some(({ locked }) => locked)) return id;
    }
    throw new Error('Nobody in the list has two photos to look at');
  });

export interface Swipes {
  taps: Tap[];
  /** Frames of each drag, until its card was gone. */
  frames: Frames[];
}

/** A card dragged away three times, passed by its button twice, and put off at last; what is passed is taken back each time. */
export async function swipe(phone: Phone): Promise<Swipes> {
  const { page } = phone;
  await open(phone, '/swipe-game');
  const deck = page.locator('[data-swipe-deck]');
  const button = (name: string) => deck.getByRole('button', { name, exact: true });
  const answered = (method: 'POST' | 'DELETE') =>
    page.waitForResponse((answer) => answer.url().includes('/api/swipe.php') && answer.request().method() === method);
  const kind = 'swipe';
  const taps: Tap[] = [];
  const frames: Frames[] = [];
  const takeBack = async (): Promise<void> => {
    const isBack = answered('DELETE');
    await deck.locator('button[name="undo"]:not([aria-disabled="true"])').click();
    await isBack;
    await settle(page);
  };
  for (const name of ['Pass', 'Pass', 'Later']) {
    const from = await middleOf(deck.getByRole('group').first());
    const dragged = async (): Promise<void> => {
      const isSent = answered('POST');
      frames.push(framesOf(await drag(phone, from)));
      await isSent;
    };
    taps.push(await measured(page, kind, 'a drag', dragged));
    await takeBack();
    taps.push(
      await tap(phone, { kind, name: name.toLowerCase(), target: button(name), until: () => answered('POST') }),
    );
    if (name === 'Pass') await takeBack();
  }
  return { taps, frames };
}
