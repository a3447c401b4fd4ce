// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { imageOf } from '@parlour/testing/page-data';
import { change, offline, openOwn, own, part, save, saving, sent } from './own-profile.fixture.tsx';

describe('the own profile', () => {
  it('reads every part, the date of birth included, and asks for what would help most', async () => {
    openOwn({ profile: { interests: [], region: null, city: null } });
    expect(await screen.findByText('5 May 1985')).toBeDefined();
    expect(part('About me').getByText('Hello there')).toBeDefined();
    expect(part('Interests').getByText('Not given yet')).toBeDefined();
    expect(part('In short').getByText('Blue')).toBeDefined();
    const next = screen.getByRole('link', { name: 'Say where you live' });
    expect(next.getAttribute('href')).toBe('/profile?edit=location#location');
  });

  it('says who puts a mistyped date of birth right, beside the one that stands there', async () => {
    openOwn({ address: '/profile?edit=basics' });
    const ask = await screen.findByRole('link', { name: 'Ask customer service' });
    expect(ask.getAttribute('href')).toBe('/pages/service');
    expect(ask.parentElement?.textContent).toBe(
      'You cannot change your date of birth yourself. Typed wrong? Ask customer service',
    );
  });

  it('has the name for its title, above the titles of all parts', async () => {
    openOwn();
    await screen.findByText('5 May 1985');
    const [title, ...parts] = screen.getAllByRole('heading');
    expect([title?.tagName, title?.textContent]).toEqual(['H1', `${own.name}, ${own.age}`]);
    expect(parts[0]?.tagName).toBe('H2');
    expect(parts.filter(({ tagName }) => tagName === 'H1')).toEqual([]);
  });

  it('asks for nothing that the brand does not show', async () => {
    openOwn({ changes: { visible_profile_fields: ['age', 'country'] } });
    await screen.findByText('5 May 1985');
    for (const name of ['About me', 'Interests', 'In short']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(screen.queryByText('Gender')).toBeNull();
  });

  it('saves a part by itself, in its place, and gives the focus back', async () => {
    const page = openOwn({ answers: saving({}) });
    await change('In short');
    // The first fact, in the order in which the page of others tells them.
    expect(document.activeElement).toBe(screen.getByLabelText('Eye colour'));
    await userEvent.selectOptions(screen.getByLabelText('Hair colour'), 'Brown');
    await save();
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(sent(page)).toEqual([{ hair_color: 'brown' }]);
    expect(await part('In short').findByText('Brown')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
    expect(page.router.state.location.search).toBe('');
  });

  it('keeps what was chosen of a choice that the brand has left', async () => {
    const profile = { sexuality: 'bi' } as const;
    const page = openOwn({
      answers: saving(profile),
      profile,
      changes: { sexualities: ['gay'], visible_profile_fields: ['sexuality', 'eye_color'] },
    });
    await change('In short');
    await userEvent.selectOptions(screen.getByLabelText('Eye colour'), 'Brown');
    await save();
    await waitFor(() => expect(sent(page)).toEqual([{ eye_color: 'brown' }]));
  });

  it('undoes what was saved', async () => {
    const page = openOwn({ answers: saving({}) });
    await change('About me');
    await userEvent.clear(screen.getByRole('textbox', { name: 'About me' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), 'Other words');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Toast: Undone')).toBeDefined();
    expect(sent(page)).toEqual([{ about_me: 'Other words' }, { about_me: 'Hello there' }]);
    expect(await part('About me').findByText('Hello there')).toBeDefined();
  });

  it('offers to undo again where that failed', async () => {
    let saves = 0;
    const page = openOwn({
      answers: {
        'PUT /api/profile.php': ({ body }) => {
          saves += 1;
          return saves === 2 ? offline() : { profile: { ...own, ...(body as object) } };
        },
      },
    });
    await change('Who you are');
    await userEvent.type(screen.getByLabelText('Name'), 'o');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(page).at(-1)).toEqual({ name: 'Lucas' }));
    expect(await screen.findByText('Toast: Undone')).toBeDefined();
  });

  it('puts what is wrong at its field, before and after asking', async () => {
    const page = openOwn({
      answers: {
        'PUT /api/profile.php': () => {
          throw new ApiError(422, { code: 'validation_failed', fields: { name: 'name_taken' } });
        },
      },
    });
    await change('About me');
    await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), ' call 06 12345678');
    await save();
    expect(await screen.findByText('Leave out phone numbers, addresses and links.')).toBeDefined();
    expect(sent(page)).toEqual([]);
    await change('Who you are');
    await save();
    expect(await screen.findByText('This name is taken. Choose another one.')).toBeDefined();
  });

  it('neither saves nor undoes what another device has saved since the form was opened', async () => {
    const elsewhere = { interests: ['art', 'yoga'] };
    const page = openOwn({ answers: saving(elsewhere), profile: { interests: ['art'] } });
    const toggle = (name: string) => userEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
    await change('Interests');
    page.client.setQueryData(ownProfileOptions().queryKey, { profile: { ...own, ...elsewhere } });
    for (const name of ['Art', 'Wine']) await toggle(name);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Toast: Undone')).toBeDefined();
    expect(sent(page)).toEqual([{ interests: ['yoga', 'wine'] }, { interests: ['yoga', 'art'] }]);
  });

  it('nor what it has saved before a draft was found again', async () => {
    openOwn({ profile: { interests: ['art'] } });
    const toggle = (name: string) => userEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
    await change('Interests');
    for (const name of ['Art', 'Wine']) await toggle(name);
    cleanup();
    const elsewhere = { interests: ['art', 'yoga'] };
    const page = openOwn({ address: '/profile?edit=interests', answers: saving(elsewhere), profile: elsewhere });
    expect(await screen.findByText('These changes are not saved yet.')).toBeDefined();
    await save();
    await waitFor(() => expect(sent(page)).toEqual([{ interests: ['yoga', 'wine'] }]));
    sessionStorage.clear();
  });

  it('lets a name stay that is older than the rules', async () => {
    const page = openOwn({ answers: saving({}), profile: { name: '\u0410nna' } });
    await change('Who you are');
    await save();
    await waitFor(() => expect(sent(page)).toEqual([{}]));
  });

  it('chooses interests by search, ten at most', async () => {
    const nine = ['art', 'baking', 'beach', 'books', 'cats', 'cinema', 'coffee', 'dogs', 'music'];
    const page = openOwn({ answers: saving({}), profile: { interests: nine } });
    await change('Interests');
    await userEvent.click(screen.getByText('9 of 10 chosen'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search interests' }), 'win');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wine' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Yoga', hidden: true }).disabled).toBe(true);
    await save();
    await waitFor(() => expect(sent(page)).toEqual([{ interests: [...nine, 'wine'] }]));
  });

  it('shows the brand’s sentence at the field', async () => {
    openOwn({ address: '/profile?edit=facts', changes: { visible_profile_notes: { hair_color: 'Any shade.' } } });
    expect((await screen.findByRole('combobox', { name: 'Hair colour', description: 'Any shade.' })).tagName).toBe(
      'SELECT',
    );
  });
});

describe('the preview', () => {
  it('is the server’s answer for a free and for a premium member', async () => {
    const locked = imageOf('second', { locked: true, filename: null, is_main: false });
    const page = openOwn({
      address: '/profile?seen_by=free',
      answers: {
        'GET /api/profile.php': ({ query }) => {
          const isFree = (query as { seen_by?: string }).seen_by === 'free';
          return { profile: { ...own, photos: isFree ? [imageOf('Lucas'), locked] : [imageOf('Lucas')] } };
        },
      },
    });
    expect(await screen.findByText(/1 more photo opens with Premium/)).toBeDefined();
    expect(page.asked.at(-1)?.query).toEqual({ seen_by: 'free' });
    const premium = screen.getByRole('link', { name: 'Premium members' });
    expect(premium.getAttribute('href')).toBe('/profile?seen_by=premium');
    expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
  });

  it('says where nobody can see the profile yet', async () => {
    openOwn({ address: '/profile?seen_by=premium', profile: { status: 'disabled' } });
    expect(await screen.findByText(/^Nobody can open your profile yet/)).toBeDefined();
  });
});
