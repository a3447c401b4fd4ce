// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { pauseReads } from './pause-reads.ts';

/** Shows one read on a page; each answer waits to be let through. */
function show() {
  const client = new QueryClient();
  client.mount();
  const asked: { signal: AbortSignal; answer(text: string): void }[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['likes'],
    queryFn: ({ signal }) => new Promise<string>((answer) => asked.push({ signal, answer })),
  });
  stops.push(
    observer.subscribe(() => {}),
    () => client.unmount(),
  );
  return { client, asked, shown: () => observer.getCurrentResult().data };
}
const stops: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  stops.splice(0).forEach((stop) => stop());
});

it('stops a read of what is shown already, and reads it again once reads go on', async () => {
  const { client, asked, shown } = show();
  asked[0]!.answer('old');
  await expect.poll(shown).toBe('old');
  void client.invalidateQueries();
  expect(asked).toHaveLength(2);

  const goOn = await pauseReads(client);
  expect(asked[1]!.signal.aborted).toBe(true);
  void client.invalidateQueries();
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  expect(shown()).toBe('old');

  goOn();
  await expect.poll(() => asked).toHaveLength(3);
  asked[2]!.answer('new');
  await expect.poll(shown).toBe('new');
});

it('leaves a read alone that the page still waits for', async () => {
  const { client, asked, shown } = show();
  const goOn = await pauseReads(client);
  expect(asked[0]!.signal.aborted).toBe(false);
  asked[0]!.answer('first');
  await expect.poll(shown).toBe('first');
  goOn();
});

it('lets them go on only once there is a connection again', async () => {
  const { client, asked, shown } = show();
  asked[0]!.answer('old');
  await expect.poll(shown).toBe('old');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  const goOn = await pauseReads(client);
  void client.invalidateQueries();
  goOn();
  await expect.poll(() => client.getQueryCache().getAll()[0]?.state.fetchStatus).toBe('paused');
  expect(asked).toHaveLength(1);

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toHaveLength(2);
});
