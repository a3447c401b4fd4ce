// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { userOptions } from '@parlour/api-client/account/user';
import type { ConsentKind } from '@parlour/contract/types/user';
import { neededConsents, type NeededConsent } from '@parlour/models/account/consents/consents';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer, pressEscapeIn } from '@parlour/ui/testing/top-layer';
import { ConsentsDialog } from './consents-dialog.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { firstQuestion } from './first-question.ts';

beforeAll(installTopLayer);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const changes = { terms_version: '2026-11-01' };
const answered = (kind: ConsentKind, given = true, version = '2024-03-04') => ({
  kind,
  version,
  given,
  at: '2026-03-14T12:00:00.000Z',
});

/** A server that remembers what was answered, and refuses the answers about what is in `refused`. */
function house(due: readonly NeededConsent[], optional: readonly ConsentKind[] = []) {
  const refused = new Map<ConsentKind, ApiError>();
  const consents = [...neededConsents, ...optional].map((kind) => answered(kind));
  const standing = { consents, due: [...due] };
  const answers: Answers = {
    'GET /api/user.php': () => member({}, { consents_due: [...standing.due] }),
    'GET /api/consents.php': () => structuredClone(standing),
    'PUT /api/consents.php': ({ body }) => {
      const { kind, version, given } = body as { kind: ConsentKind; version: string; given: boolean };
      const refusal = refused.get(kind);
      if (refusal) throw refusal;
      standing.due = standing.due.filter((one) => one !== kind);
      standing.consents = [...consents.filter((one) => one.kind !== kind), answered(kind, given, version)];
      return structuredClone(standing);
    },
  };
  return { answers, refused, standing };
}

describe('the dialog', () => {
  /** As a layout shows it: as long as something is due. */
  function Asked() {
    const { data } = useQuery(userOptions());
    const question = firstQuestion(data?.user?.consents_due ?? []);
    return question && <ConsentsDialog key={question.about} question={question} />;
  }
  const Bonus = ({ isWanted }: { isWanted: boolean }) =>
    useModalTurn('time-bonus', isWanted) ? 'The bonus is open' : 'The bonus waits';
  function ask(due: readonly NeededConsent[]) {
    const server = house(due);
    const shown = (search: URLSearchParams) => (
      <>
        <Asked />
        <p>
          <Bonus isWanted={search.has('bonus')} />
        </p>
      </>
    );
    const page = renderPage(shown, server.answers, { address: '/members?page=2', changes });
    const answersGiven = () => page.asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
    return { ...page, ...server, answersGiven };
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Before you go on' });
  const agree = async () => userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const agreed = (kind: NeededConsent) => ({ kind, version: '2026-11-01', given: true });

  it('says what has changed, leads to it, and goes once it was agreed to', async () => {
    const { answersGiven } = ask(['terms', 'privacy']);
    const inside = within(await dialog());
    expect(inside.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/pages/terms');
    expect(inside.getByRole('link', { name: 'privacy notice' }).getAttribute('href')).toBe('/pages/privacy');
    await agree();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answersGiven()).toEqual([agreed('terms'), agreed('privacy')]);
  });

  it('is ended by nothing but an answer, and always has the ways out', async () => {
    ask(['terms']);
    const asked = await dialog();
    pressEscapeIn(asked);
    await userEvent.click(asked);
    expect((asked as HTMLDialogElement).open).toBe(true);
    const wayOut = within(asked).getByRole<HTMLButtonElement>('button', { name: 'Log out' });
    expect(wayOut.form?.getAttribute('action')).toBe('/settings?part=log-out');
    expect(fireEvent.click(wayOut)).toBe(false);
    const leaving = within(asked).getByRole('link', { name: 'delete your account' });
    expect(leaving.getAttribute('href')).toBe('/settings?part=leave');
  });

  it('asks for what is no text by itself, one after the other, with nothing ticked', async () => {
    const { answersGiven } = ask(['terms', 'special_data', 'age']);
    await agree();
    expect(await screen.findByText(/may say something about your sexuality/)).toBeTruthy();
    expect(screen.queryByText(/have changed/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(answersGiven()).toEqual([agreed('terms')]);
    await agree();
    await userEvent.click(await screen.findByRole('button', { name: 'I’m 18 or older' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answersGiven()).toEqual([agreed('terms'), agreed('special_data'), agreed('age')]);
  });

  it('tells of a failure, keeps what was answered before it, and can be pressed again', async () => {
    const { refused, answersGiven } = ask(['terms', 'privacy']);
    refused.set('privacy', new ApiError(503, { code: 'server_error' }));
    await agree();
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred');
    expect(screen.queryByText(/have changed/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agree' }));
    refused.clear();
    await agree();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answersGiven()).toEqual([agreed('terms'), agreed('privacy'), agreed('privacy')]);
  });

  it('has a page loaded again that shows an older text than the one in force', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const { refused } = ask(['terms']);
    refused.set('terms', new ApiError(422, { code: 'validation_failed', fields: { version: 'terms_outdated' } }));
    await agree();
    expect((await screen.findByRole('alert')).textContent).toContain('Our terms have changed. Reload the page');
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('goes with the next reading of the member, once it was answered elsewhere', async () => {
    const { client, standing } = ask(['terms']);
    await dialog();
    standing.due = [];
    await client.invalidateQueries({ queryKey: userOptions().queryKey });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not brought back by a reading of the member that began before the answer', async () => {
    const server = house(['terms']);
    const late = Promise.withResolvers<void>();
    const before = server.answers['GET /api/user.php']!({} as never);
    const page = renderPage(<Asked />, server.answers, { changes });
    await dialog();
    server.answers['GET /api/user.php'] = async () => (await late.promise, before);
    void page.client.invalidateQueries({ queryKey: userOptions().queryKey });
    await agree();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    late.resolve();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets no other modal open by itself before it is answered', async () => {
    const { router } = ask(['terms']);
    await dialog();
    await act(() => router.navigate('?bonus'));
    expect(screen.getByText('The bonus waits')).toBeTruthy();
    await agree();
    expect(await screen.findByText('The bonus is open')).toBeTruthy();
  });

  it('is a plain form until scripts answer it, and leads back to where it was asked', async () => {
    ask(['terms', 'privacy']);
    const form = (await screen.findByRole<HTMLButtonElement>('button', { name: 'Agree' })).form!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/settings?part=consents#consents']);
    const fields = new FormData(form);
    expect(fields.getAll('kind')).toEqual(['terms', 'privacy']);
    expect(Object.fromEntries(fields)).toMatchObject({
      form_token: 'token',
      version: '2026-11-01',
      given: 'yes',
      next: '/members?page=2',
    });
  });
});

describe('the consents among the settings', () => {
  function show(due: readonly NeededConsent[], optional: readonly ConsentKind[] = []) {
    const server = house(due, optional);
    return { ...server, ...renderPage(<ConsentsSection isDone={false} />, server.answers, { changes }) };
  }
  const row = async (name: string) => (await screen.findByText(name)).closest('li')!;

  it('say when each was given, and to which text', async () => {
    show([]);
    const privacy = await row('Privacy notice');
    expect(privacy.textContent).toContain('Agreed on 14 March 2026, version of 4 March 2024');
    const days = within(privacy).getAllByRole<HTMLTimeElement>('time');
    expect(
      days.map(({ dateTime }) => dateTime.slice(0, 10)),
      'as programs read them',
    ).toEqual(['2026-03-14', '2024-03-04']);
    expect((await row('Counting pages')).textContent).toContain('Not agreed');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Change your choice' }).getAttribute('href')).toBe('/pages/cookies');
  });

  it('can be taken back where they are not needed, by a button that says what', async () => {
    const { asked } = show([], ['fictional_profiles']);
    await userEvent.click(await screen.findByRole('button', { name: /^Take back Some profiles are fictional/ }));
    expect(await screen.findByText('Toast: Saved')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ kind: 'fictional_profiles', version: '2026-11-01', given: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('ask here for what is due, as no dialog does on this page', async () => {
    const { asked } = show(['terms']);
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('Toast: Saved')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ kind: 'terms', version: '2026-11-01', given: true });
    expect((await row('Terms')).textContent).toContain('version of 1 November 2026');
  });
});
