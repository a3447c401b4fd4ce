// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { refusedForm } from '../refused-form.fixture.ts';
import { daan, members, home, input, nora } from '../sign-up/sign-up.fixture.tsx';
import { VisitorHome } from './visitor-home.tsx';

beforeEach(() => window.localStorage.setItem('parlour.tracking', '{}'));

describe('the home page of visitors', () => {
  it('says what a message costs, in credits and in money of the country', async () => {
    home();
    expect(await screen.findByText(/In money that is €0.79 or more/)).toBeTruthy();
    expect(screen.getByText(/Your first 2 conversations are free/)).toBeTruthy();
    expect(screen.getByText('10 credits')).toBeTruthy();
    expect(screen.getByText('from €0.79')).toBeTruthy();
  });

  it('has one title, and labels members of the demonstration', () => {
    home();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByText('Demo')).toHaveLength(2);
  });

  it('shows drawn portraits where no member may be seen, and says that they are drawn', () => {
    renderPage(<VisitorHome members={[{ ...nora, fictional: true }]} drawn={['/drawn/1.svg']} />);
    expect(screen.getByText('The people in these pictures are drawn.')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Write to' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Join free' })).toBeTruthy();
    expect(input(/^A few words about you/)).toBeTruthy();
  });

  it('has no form where sign-up is not open', async () => {
    renderPage(<VisitorHome members={members} drawn={[]} />, {}, { changes: { signups: 'none' } });
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it('is by invitation where the brand wants to know who sent one, now or before', async () => {
    const byInvitation = { changes: { signups: 'with_trafficsource' as const } };
    const page = <VisitorHome members={members} drawn={[]} />;
    renderPage(page, {}, byInvitation);
    expect(await screen.findByRole('heading', { name: 'Sign-up is by invitation' })).toBeTruthy();
    cleanup();
    renderPage(page, {}, { ...byInvitation, address: '/?ref=friend&sub1=a' });
    const form = () => new FormData(document.querySelector('form')!);
    expect([form().get('ref'), form().get('sub1')]).toEqual(['friend', 'a']);
    const comesBackAs = document.querySelector('form')!.getAttribute('action') ?? '';
    expect(comesBackAs).toBe('/?index&ref=friend&sub1=a');
    cleanup();
    renderPage(page, {}, { ...byInvitation, address: comesBackAs });
    expect(form().get('ref')).toBe('friend');
    cleanup();
    window.localStorage.setItem('parlour.tracking', JSON.stringify({ ref: 'aunt' }));
    renderPage(page, {}, byInvitation);
    expect([form().get('ref'), form().get('sub1')]).toEqual(['aunt', null]);
  });

  it('that came back refused without JavaScript still writes to whom was chosen, where they are in the room', () => {
    const show = (profile_id: string) => {
      const lastResult = refusedForm({ typed: { profile_id }, at: { email: 'email_invalid' } });
      renderPage(<VisitorHome members={members} drawn={[]} lastResult={lastResult} />);
      return new FormData(document.querySelector('form')!).get('profile_id');
    };
    expect(show(daan.id)).toBe(daan.id);
    expect(screen.getByRole('heading', { name: 'Say hello to Daan' })).toBeTruthy();
    cleanup();
    expect(show('somebody who has left')).toBe(nora.id);
  });

  it('promises a neutral name only where the brand is discreet', async () => {
    home();
    await screen.findByText('Three honest reasons');
    expect(screen.queryByText(/neutral name/)).toBeNull();
    cleanup();
    renderPage(<VisitorHome members={members} drawn={[]} />, {}, { changes: { discreet: true } });
    expect(await screen.findByText(/neutral name/)).toBeTruthy();
  });
});
