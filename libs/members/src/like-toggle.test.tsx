// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { cardOf } from '@parlour/testing/page-data';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { many, mila, refuse, renderMembers } from './members.fixture.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

describe('the heart', () => {
  const heart = () => screen.findByRole('button', { name: 'Like Mila' });

  it('is pressed at once, and says when it is a match', async () => {
    let answer = (_: unknown): void => undefined;
    const { asked } = renderMembers({
      'POST /api/like.php': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/likes.php': () => ({}),
    });
    await userEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    answer({ match: true });
    expect(await screen.findByText("Toast: It's a match with Mila!")).toBeDefined();
    expect(asked.find(({ call }) => call.method === 'POST')).toMatchObject({
      body: { profile_id: mila.id, source: 'list' },
      idempotencyKey: expect.any(String),
    });
  });

  it('goes back where the like is refused', async () => {
    renderMembers({ 'POST /api/like.php': refuse(new ApiError(403, { code: 'not_confirmed' })) });
    await userEvent.click(await heart());
    expect(await screen.findByText('Toast: Confirm your e-mail address first.')).toBeDefined();
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
  });

  it('posts to the page of its member as long as no script answers it', async () => {
    renderMembers({ 'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true })] }) });
    const button = (await heart()) as HTMLButtonElement;
    expect(button.form?.elements).toHaveProperty('form_token');
    expect(button).toMatchObject({ type: 'submit', name: 'unlike', value: 'list' });
    expect(button.getAttribute('formaction')).toBe(`/members/${mila.id}`);
  });

  it('pressed again takes the like back', async () => {
    const { asked } = renderMembers({
      'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true })] }),
      'DELETE /api/like.php': () => ({ match: false }),
    });
    await userEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(asked.at(-1)).toMatchObject({ body: { profile_id: mila.id } });
  });
});
