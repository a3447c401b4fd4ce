const NAME = 'parlour.counting-end';

/** Tells every tab of this browser that nobody agrees to counting any more. */
export function endCounting(): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/** Hears of it once, in this tab or another. */
export function whenCountingEnds(end: () => void): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', () => {
    channel.close();
    end();
  });
}
