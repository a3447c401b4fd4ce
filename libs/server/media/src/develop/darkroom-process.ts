import sharp from 'sharp';
import type { DevelopOrder } from './develop-order.ts';
import { developPhoto } from './develop-photo.ts';

// Only the three kinds that are taken in have a reader here; whatever else a file pretends to be, no code for it runs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (order: DevelopOrder) => {
  void developPhoto(order).then((developed) => process.send?.(developed));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
