// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext, useSite } from '@parlour/api-client/site';
import type { LanderType } from '@parlour/models/account/landers';
import { renderPage } from '@parlour/testing/render-page';
import { loadComposition } from './compositions.ts';
import { refusedForm } from '../refused-form.fixture.ts';
import { LanderPage, type LanderPageProps } from './lander-page.tsx';
import { shownClip, shownLander, shownRegions } from './shown-lander.fixture.ts';

const drawn = ['/drawn/1.svg', '/drawn/2.svg', '/drawn/3.svg'];

const show = (
  type: LanderType,
  address?: string,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
  lastResult?: LanderPageProps['lastResult'],
) =>
  renderPage(
    <Around>
      <LanderPage type={type} drawn={drawn} clip={shownClip} lastResult={lastResult} />
    </Around>,
    { 'GET /api/lander.php': () => ({ lander: shownLander(type) }), 'GET /api/regions.php': () => shownRegions },
    { address, changes: { countries: ['NL', 'BE'], geoip_selected_country: 'NL' } },
  );

function SavingSite({ children }: { children: ReactNode }) {
  return <SiteContext value={{ ...useSite(), savesData: true }}>{children}</SiteContext>;
}

const motion = new EventTarget();
const wants = (answers: Record<string, boolean>) =>
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(motion, { matches: answers[query] ?? false }));

/** jsdom plays nothing; what is asked of the player is what counts. */
const play = vi.fn(async function (this: HTMLVideoElement) {
  this.dispatchEvent(new Event('play'));
});

/** As the shell does before it draws the page. */
beforeAll(async () => {
  await Promise.all((['tinderswipe', 'maplanding', 'video', 'transitionsvideolanding'] as const).map(loadComposition));
});
beforeEach(() => {
  wants({});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the swipe lander', () => {
  it('plays the real deck on three cards that say they are drawn, and leads to the sign-up', async () => {
    show('tinderswipe');
    const deck = await screen.findByRole('region', { name: 'Three cards to try' });
    expect(within(deck).getAllByText('Drawn').length).toBe(3);
    expect(within(deck).getByText('Later: you decide another time')).toBeTruthy();
    within(deck)
      .getByRole('group', { name: 'To the right: you like them, They hear of it, and nobody else does.' })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(within(deck).getByRole('button', { name: 'Pass' }));
    await userEvent.click(within(deck).getByRole('button', { name: 'Later' }));
    const on = await screen.findByRole('link', { name: 'Join free' });
    expect(on.getAttribute('href')).toBe('#join');
    expect(document.querySelector('#join form')).toBeTruthy();
  });
});

describe('the map lander', () => {
  it('draws the regions and sends the chosen one along with the sign-up', async () => {
    show('maplanding');
    await userEvent.click(await screen.findByRole('radio', { name: 'Utrecht' }));
    const form = document.querySelector('form')!;
    const typed = Object.fromEntries(new FormData(form));
    expect(typed).toMatchObject({ country: 'NL', region: 'nl-utrecht', lander_type: 'maplanding' });
    const lit = document.querySelector('use[data-chosen]');
    expect(lit?.getAttribute('href')).toMatch(/\/nl\.svg#nl-utrecht$/);
  });

  it('keeps the region of a sign-up that came back refused without JavaScript', async () => {
    const typed = { country: 'NL', region: 'nl-utrecht' };
    show('maplanding', undefined, Fragment, refusedForm({ typed, at: { email: 'email_invalid' } }));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Utrecht' })).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Drenthe' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Drenthe' }).checked).toBe(true);
  });

  it('shows the country that the address names, where the brand serves it', async () => {
    show('maplanding', '/landers/maplanding?country=BE');
    expect(await screen.findByRole('radio', { name: 'Antwerpen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Belgium' }).getAttribute('aria-current')).toBe('page');
    cleanup();
    show('maplanding', '/landers/maplanding?country=JP');
    expect(await screen.findByRole('radio', { name: 'Utrecht' })).toBeTruthy();
  });
});

describe.each(['video', 'transitionsvideolanding'] as const)('the %s lander', (type) => {
  it('plays its silent clip by itself and can be paused', async () => {
    show(type);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause the clip' }));
    expect(play).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Play the clip' }));
    expect(play).toHaveBeenCalledTimes(2);
    expect(document.querySelector('video')?.muted).toBe(true);
  });

  it('has a sentence for each chapter, and marks the one that is seen', async () => {
    show(type);
    await screen.findByRole('button', { name: 'Pause the clip' });
    const video = document.querySelector('video')!;
    vi.spyOn(video, 'currentTime', 'get').mockReturnValue(8);
    video.dispatchEvent(new Event('timeupdate'));
    expect((await screen.findByText('Find out what you share.')).closest('li')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Find out what you share.').getAttribute('aria-current')).toBe('step'));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it.each<[string, () => void]>([
    ['less motion', () => wants({ '(prefers-reduced-motion: reduce)': true })],
    ['less data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['less, being on a slow line', () => Object.assign(navigator, { connection: { effectiveType: '2g' } })],
  ])('is a poster where the device asks for %s', async (_, ask) => {
    ask();
    show(type);
    expect(await screen.findByText('Look around: it is free.')).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /the clip/ })).toBeNull();
    expect(document.querySelector('video')?.getAttribute('poster')).toBe(shownClip.poster);
  });

  it('stops where less motion is asked for while it plays', async () => {
    show(type);
    await screen.findByRole('button', { name: 'Pause the clip' });
    const pause = vi.spyOn(document.querySelector('video')!, 'pause');
    wants({ '(prefers-reduced-motion: reduce)': true });
    act(() => void motion.dispatchEvent(new Event('change')));
    expect(pause).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /the clip/ })).toBeNull();
  });

  it('does not name the clip where the first request asked for less data', async () => {
    show(type, undefined, SavingSite);
    expect(await screen.findByText('Look around: it is free.')).toBeTruthy();
    expect(document.querySelector('source')).toBeNull();
    expect(document.querySelector('video')?.controls).toBe(false);
  });
});
