import sharp from 'sharp';
import type { ProcessingOrder } from './processing-order.ts';
import { processPhoto } from './process-photo.ts';

// Only the three kinds that are taken in have a reader here; whatever else a file pretends to be, no code for it runs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const MICROSECONDS_PER_MILLISECOND = 1_000;

/** Milliseconds of computing for one photo. */
const workLimit = Number(process.argv[2]);
/** Ends the process at once, as an alarm of its own computing: nobody else sends it. */
const TOO_MUCH_WORK = 'SIGVTALRM';
/** What whoever stops the server sends to every process of its group, while the server still answers what is under way. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Milliseconds between two looks at how long it has worked; the decoder leaves this thread free for them. */
const LOOK_EVERY = 100;

process.on('message', (order: ProcessingOrder) => {
  const begun = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / MICROSECONDS_PER_MILLISECOND > workLimit) process.kill(process.pid, TOO_MUCH_WORK);
  }, LOOK_EVERY);
  void processPhoto(order).then((processed) => {
    clearInterval(watch);
    process.send?.(processed);
  });
});
for (const signal of stopSignals) process.on(signal, () => {});
// It ends with the server, however that ended. `process.exit` would wait until the decoder is done.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
