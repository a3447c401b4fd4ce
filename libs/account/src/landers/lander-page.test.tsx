// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { landerTypes, type LanderType } from '@parlour/models/account/landers';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LanderPage } from './lander-page.tsx';
import { shownClip, shownLander, shownRegions } from './shown-lander.fixture.ts';

/** Somebody who wants less motion: the clips stay pictures. */
beforeAll(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })));

const drawn = Array.from({ length: 8 }, (_, place) => `/assets/drawn-${place}.svg`);

const open = (type: LanderType, changes: Parameters<typeof shownLander>[1] = {}, settings = {}) =>
  renderPage(
    <LanderPage type={type} drawn={drawn} clip={shownClip} />,
    {
      'GET /api/lander.php': () => ({ lander: shownLander(type, changes) }),
      'GET /api/regions.php': () => shownRegions,
    },
    { changes: settings },
  );
const metaOf = (property: string) =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
const formValues = () => Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('form[method]')!));

describe.each(landerTypes)('%s', (type) => {
  it.each(['a', 'b'] as const)('begins with one title and ends in the sign-up that knows it: %s', async (variant) => {
    open(type, { variant, slug: variant });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(formValues()).toMatchObject({ lander_type: type, lander_slug: variant });
    expect(document.title).not.toBe('');
  });

  it('says the brand’s words before its own', async () => {
    open(type, { headline: 'Good evening, stranger.', lead: 'Come in.', cta: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good evening, stranger.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enter' })).toBeTruthy();
    expect(document.title).toBe('Good evening, stranger · Parlour');
  });

  it('says that sign-up is closed where it is', async () => {
    open(type, {}, { signups: 'none' });
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('people', () => {
  it('are said to be drawn where nobody agreed to be seen', async () => {
    open('gallery');
    expect(await screen.findByText('The people in these pictures are drawn.')).toBeTruthy();
  });

  it('are members where enough agreed, and a program among them is named as one', async () => {
    const names = ['Nora', 'Mila', 'Ida', 'Iris', 'Vera', 'Ruth', 'Saar', 'Jo'];
    open('gallery', { profiles: names.map((name) => cardOf(name, { demo: name === 'Ida' })) });
    expect(await screen.findByText('Nora, 41')).toBeTruthy();
    expect(screen.getByText('Ida, 41 · Demo')).toBeTruthy();
    expect(screen.queryByText('The people in these pictures are drawn.')).toBeNull();
  });
});

describe.each(['member-landing', 'member-landing2', 'member-landing3'] as const)('%s', (type) => {
  it('gives the first words to its member, and says what must be said of them', async () => {
    const nora = cardOf('Nora', { fictional: true });
    open(type, { profile: nora });
    expect(await screen.findByRole('heading', { name: 'Say hello to Nora' })).toBeTruthy();
    expect(formValues()).toMatchObject({ profile_id: nora.id });
    expect(screen.getByText('This profile is fictional.')).toBeTruthy();
  });

  it.each(['a', 'b'] as const)(
    'says nothing of a fictional profile that its disclosure denies: %s',
    async (variant) => {
      for (const takes_message of [true, false]) {
        open(type, { profile: cardOf('Nora', { fictional: true }), takes_message, variant });
        expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
        const shared = metaOf('og:title');
        expect(shared).toMatch(/ · Fictional profile$/);
        expect(document.title).toBe(`${shared} · Parlour`);
        expect(metaOf('og:description')).toMatch(/^This profile is fictional\. /);
        expect(document.body.textContent + shared).not.toMatch(/meet|nora is here|up to nora/i);
        cleanup();
      }
    },
  );

  it('marks a shared link for nobody else', async () => {
    open(type, { profile: cardOf('Nora') });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(metaOf('og:title')).toMatch(/Nora(, 41)?$/);
  });

  it.each(['a', 'b'] as const)(
    'promises nobody’s attention where its member does not take them: %s',
    async (variant) => {
      const nora = cardOf('Nora');
      open(type, { profile: nora, takes_message: false, variant });
      expect(await screen.findByRole('heading', { name: 'Join free' })).toBeTruthy();
      expect(document.querySelector(`img[src="${nora.main_image?.filename}"]`)).toBeTruthy();
      expect(formValues()).not.toHaveProperty('profile_id');
      expect(screen.getByText('What you write becomes the draft of your profile.')).toBeTruthy();
      const promises =
        /say hello|written to|deliver|on their way|write to nora|dear nora|and send|just now|ask for the rest/i;
      expect(document.body.textContent).not.toMatch(promises);
      expect(document.title).not.toMatch(promises);
    },
  );
});

describe.each(['member-landing', 'member-landing3'] as const)('%s where nobody may be shown', (type) => {
  it.each(['a', 'b'] as const)('says nothing of all members that is true of some: %s', async (variant) => {
    open(type, { variant });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/(?<!Some )members show themselves/i);
  });
});
