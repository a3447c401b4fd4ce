// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { useToasts } from '@parlour/state/page/toasts';
import { useLateCode } from './use-late-code.ts';

const draw = vi.fn();

function Page({ load }: { load: () => Promise<unknown> }) {
  const fetchCode = useLateCode();
  const { toasts } = useToasts();
  return (
    <>
      <button onClick={() => fetchCode(load, draw)}>Open</button>
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

it('draws nothing where the code cannot be fetched, says so, and tries again at the next press', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({});
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Page load={load} />
    </I18nProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole('button'));
  press();
  expect(await screen.findByText('We cannot be reached right now.')).toBeTruthy();
  expect(draw).not.toHaveBeenCalled();
  press();
  await expect.poll(() => draw).toHaveBeenCalledOnce();
});
