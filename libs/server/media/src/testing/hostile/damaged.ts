import { phonePhoto } from '../sample-photos.ts';
import { cmyk, jpeg, png, share, webp } from './hostile-file.ts';

/** Every kind cut off at, or changed in, places that are spread over the whole file. Any answer is right. */
export async function damagedPhotos(each: number): Promise<Buffer[]> {
  const whole = await Promise.all([jpeg(), png(), webp(), phonePhoto(), cmyk()]);
  return whole.flatMap((bytes, kind) =>
    Array.from({ length: each }, (_, number) => {
      const at = 12 + (share(kind * each + number + 1) % (bytes.length - 16));
      if (number % 2 === 0) return bytes.subarray(0, at);
      const changed = Buffer.from(bytes);
      changed.fill(share(number) % 256, at, at + 4);
      return changed;
    }),
  );
}
