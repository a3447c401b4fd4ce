import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { VisitorHome } from '../home/visitor-home.tsx';

export const nora = cardOf('Nora', { demo: true });
export const daan = cardOf('Daan', { age: 42, gender: 'male', demo: true });
export const members = [daan, nora];
export const home = (answers: Answers = {}) =>
  renderPage(<VisitorHome members={members} drawn={[]} />, answers, { changes: { message_length: 20 } });
export const input = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
export const join = () => screen.getByRole('button', { name: /^Join free/ });

export async function fillIn(changes: { name?: string; year?: string; message?: string } = {}) {
  const { name = 'Tom', year = '1984', message = 'Good evening!' } = changes;
  if (message) await userEvent.type(input(/^Your message/), message);
  await userEvent.type(input('Name'), name);
  await userEvent.type(input('Day'), '09');
  await userEvent.type(input('Month'), '05');
  await userEvent.type(input('Year'), year);
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.type(input('E-mail address'), 'tom@example.com');
  await userEvent.type(input('Password'), 'lantern under the stairs');
  await userEvent.click(screen.getByRole('checkbox', { name: /18 or over/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /sexuality/ }));
}
