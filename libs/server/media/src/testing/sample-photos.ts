import sharp, { type Sharp } from 'sharp';

/** A plain picture of a size, with enough in it to see whether it was turned or cut. */
export const picture = (width = 600, height = 800): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2e6ac0' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#c04a2e' } },
      left: 0,
      top: 0,
    },
  ]);

export const jpeg = (width?: number, height?: number): Promise<Buffer> => picture(width, height).jpeg().toBuffer();

/** A JPEG as a phone takes it: turned by its metadata, with place, owner, profile and notes. */
export const phonePhoto = (): Promise<Buffer> =>
  picture(800, 600)
    .withExif({
      IFD0: { Copyright: 'Nora Noor', Make: 'Phone', Software: 'secret-software' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 27/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 17/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>secret-note</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

/** Several frames in a file that moves. */
export async function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}
