// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { membersKeys } from '@parlour/api-client/members/keys';
import type { Report } from '@parlour/contract/safety/report-fields';
import { member, profileOf, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ProfileMenu } from '../profile-menu.tsx';
import { OwnReportsList } from './own-reports-list.tsx';
import { ReportPage } from './report-page.tsx';

beforeAll(installTopLayer);

const nora = profileOf('Nora');
const report: Report = {
  id: nora.id,
  reference: '7K3F-9Q2M',
  target: { type: 'profile', id: nora.id },
  category: 'threat',
  status: 'received',
  outcome: null,
  at: '2026-11-21T12:00:00.000Z',
};
const asMember = { 'GET /api/user.php': () => member() };

describe('reporting from a profile', () => {
  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report Nora' }));
    return screen.findByRole('dialog', { name: 'Report Nora' });
  };

  it('takes two taps, and then room for words and a block', async () => {
    const { asked } = renderPage(<ProfileMenu profile={nora} />, {
      ...asMember,
      'POST /api/report.php': () => ({ report }),
    });
    await openSheet();
    const reason = await screen.findByRole('button', { name: 'Threats or violence' });
    expect(reason.querySelector('svg'), 'looks like something to press').not.toBeNull();
    await userEvent.click(reason);
    const thanks = await screen.findByText(/Your reference is 7K3F-9Q2M\./);
    expect(thanks.textContent).toContain('in your settings');
    expect(document.activeElement?.contains(thanks)).toBe(true);
    const sent = () => asked.filter(({ call }) => call.path === '/api/report.php').map(({ body }) => body);
    const target = { type: 'profile', id: nora.id };
    expect(sent()).toEqual([{ target, category: 'threat' }]);
    await userEvent.type(screen.getByRole('textbox'), 'He knows my street.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also block Nora' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(sent).toHaveLength(2);
    expect(sent()[1]).toEqual({ target, category: 'threat', text: 'He knows my street.', block: true });
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Report Nora' })).toBeNull();
    expect(await screen.findByText('Toast: You have blocked Nora.')).toBeTruthy();
  });

  it.each([
    ['by its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['by Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('sends what was added where the sheet is closed %s', async (_, close) => {
    const { asked } = renderPage(<ProfileMenu profile={nora} />, {
      ...asMember,
      'POST /api/report.php': () => ({ report }),
    });
    await openSheet();
    await userEvent.click(await screen.findByRole('button', { name: 'Threats or violence' }));
    await userEvent.type(await screen.findByRole('textbox'), 'He knows my street.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also block Nora' }));
    await close();
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Report Nora' })).toBeNull();
    expect(await screen.findByText('Toast: You have blocked Nora.')).toBeTruthy();
    const sent = asked.filter(({ call }) => call.path === '/api/report.php').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ text: 'He knows my street.', block: true });
  });

  it('sends nothing more where nothing was added', async () => {
    const { asked } = renderPage(<ProfileMenu profile={nora} />, {
      ...asMember,
      'POST /api/report.php': () => ({ report }),
    });
    await openSheet();
    await userEvent.click(await screen.findByRole('button', { name: 'Threats or violence' }));
    await screen.findByRole('textbox');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Report Nora' })).toBeNull();
    expect(asked.filter(({ call }) => call.path === '/api/report.php')).toHaveLength(1);
  });

  it('says that a block failed, also where the sheet is closed by then', async () => {
    let fail: ((error: ApiError) => void) | undefined;
    renderPage(<ProfileMenu profile={nora} />, {
      ...asMember,
      'POST /api/report.php': ({ body }) =>
        (body as { block?: true }).block ? new Promise((_, reject) => (fail = reject)) : { report },
    });
    await openSheet();
    await userEvent.click(await screen.findByRole('button', { name: 'Threats or violence' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Also block Nora' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Report Nora' })).toBeNull();
    fail?.(new ApiError(500, { code: 'server_error' }));
    expect(await screen.findByText('Toast: An error occurred, please try again later')).toBeTruthy();
  });

  it('tells in the sheet, to a visitor too, that the words could not be sent, and keeps them', async () => {
    const answers = [
      () => ({ report }),
      () => {
        throw new ApiError(0, { code: 'offline' });
      },
      () => ({ report }),
    ];
    renderPage(<ProfileMenu profile={nora} />, {
      'GET /api/user.php': () => visitor,
      'POST /api/report.php': () => answers.shift()?.(),
    });
    const sheet = within(await openSheet());
    await userEvent.click(await sheet.findByRole('button', { name: 'Threats or violence' }));
    await userEvent.type(await sheet.findByRole('textbox'), 'He knows my street.');
    await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
    expect((await sheet.findByRole('alert')).textContent).toBe('We cannot be reached right now.');
    expect(screen.queryByText(/^Toast:/)).toBeNull();
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox').value).toBe('He knows my street.');
    await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Report Nora' })).toBeNull();
  });

  it('keeps the choice where sending fails', async () => {
    let fails = true;
    let arrive = (): void => undefined;
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    renderPage(<ProfileMenu profile={nora} />, {
      ...asMember,
      'POST /api/report.php': async () => {
        if (fails) throw new ApiError(429, { code: 'rate_limited', params: { minutes: 5 } });
        await arriving;
        return { report };
      },
    });
    await openSheet();
    const reason = await screen.findByRole('button', { name: 'Threats or violence' });
    await userEvent.click(reason);
    expect((await screen.findByRole('alert')).textContent).toContain('Threats or violence');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(reason);
    arrive();
    expect(await screen.findByText(/Your reference is 7K3F-9Q2M\./)).toBeTruthy();
  });
});

describe('the page that reports', () => {
  const target = { type: 'photo', id: nora.id } as const;

  it('asks why, and says so at the question', async () => {
    const { asked } = renderPage(<ReportPage target={target} reference={null} />, {
      'GET /api/user.php': () => visitor,
      'POST /api/report.php': () => ({ report }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Report this photo' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    const question = await screen.findByRole('radiogroup', { name: 'Why?', description: 'Choose a category.' });
    expect(question.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'Somebody under age' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    await expect
      .poll(() => asked.find(({ call }) => call.path === '/api/report.php')?.body)
      .toEqual({ target, category: 'minor' });
  });

  it('makes old what a block changes', async () => {
    const { client } = renderPage(<ReportPage target={target} reference={null} />, {
      ...asMember,
      'POST /api/report.php': () => ({ report }),
    });
    client.setQueryData(membersKeys.all, []);
    await userEvent.click(await screen.findByRole('radio', { name: 'Somebody under age' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also block this member' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    await expect.poll(() => client.getQueryState(membersKeys.all)?.isInvalidated).toBe(true);
  });

  it('thanks with the reference that the address carries, and with nothing else', async () => {
    renderPage(<ReportPage target={target} reference="7K3F-9Q2M" />, asMember);
    expect(await screen.findByText(/Your reference is 7K3F-9Q2M\./)).toBeTruthy();
    cleanup();
    renderPage(<ReportPage target={target} reference="7K3F-9Q2M" />, { 'GET /api/user.php': () => visitor });
    expect((await screen.findByText(/A person looks at it\./)).textContent).not.toContain('settings');
    cleanup();
    renderPage(<ReportPage target={target} reference="<b>bold</b>" />, asMember);
    expect(await screen.findByRole('radiogroup', { name: 'Why?' })).toBeTruthy();
  });
});

describe('own reports', () => {
  it('say what became of each', async () => {
    const reports = [report, { ...report, id: 'b', reference: 'AAAA-2222', status: 'decided', outcome: 'banned' }];
    renderPage(<OwnReportsList />, { 'GET /api/reports.php': () => ({ reports }) });
    expect(await screen.findByText(/Received. A person looks at it soon./)).toBeTruthy();
    expect(screen.getByText(/We have closed the account./)).toBeTruthy();
    const days = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(days).toEqual([report.at, report.at]);
    expect(screen.getByText('AAAA-2222')).toBeTruthy();
  });

  it('say that what was decided was taken back, and not that it was done', async () => {
    const reports = [{ ...report, status: 'reversed', outcome: 'content_removed' }];
    renderPage(<OwnReportsList />, { 'GET /api/reports.php': () => ({ reports }) });
    expect(await screen.findByText(/We looked at it again and took our decision back./)).toBeTruthy();
    expect(screen.queryByText(/We have removed it./)).toBeNull();
  });

  it('name the kind of thing, and lead to a complaint about what was decided', async () => {
    const decided = { status: 'decided', outcome: 'no_violation' } as const;
    const of = (type: Report['target']['type'], rest: Partial<Report>) => ({
      ...report,
      ...rest,
      id: type,
      target: { type, id: type },
    });
    const reports = [
      of('profile', { reference: 'AAAA-2222' }),
      of('photo', { reference: 'BBBB-2222', status: 'in_review' }),
      of('message', { reference: 'CCCC-2222', ...decided }),
      of('conversation', { reference: 'DDDD-2222', status: 'reversed', outcome: 'warned' }),
    ];
    renderPage(<OwnReportsList />, { 'GET /api/reports.php': () => ({ reports }) });
    await screen.findByRole('list', { name: 'Your reports' });
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [row.querySelector('b')?.textContent, row.querySelector('a')?.getAttribute('href') ?? null]);
    expect(rows).toEqual([
      ['A profile: Threats or violence', null],
      ['A photo: Threats or violence', null],
      ['A message: Threats or violence', '/complaints?about=CCCC-2222'],
      ['A conversation: Threats or violence', '/complaints?about=DDDD-2222'],
    ]);
  });
});
