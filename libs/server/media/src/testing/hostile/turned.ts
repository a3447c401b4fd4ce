import { picture } from '../sample-photos.ts';
import { inEveryKind, kinds, type HostileFile } from './hostile-file.ts';

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const liesOnItsSide = (orientation: number): boolean => orientation >= 5;

/** Lies on its side where its metadata turns it, so that all of them stand upright in the end. */
export const turnedFiles: readonly HostileFile[] = inEveryKind((kind) =>
  ORIENTATIONS.map((orientation) => [
    `a ${kind} that is turned in way ${orientation}`,
    () => {
      const sent = liesOnItsSide(orientation) ? picture(400, 330) : picture(330, 400);
      return kinds[kind].written(sent).withMetadata({ orientation }).toBuffer();
    },
    'taken',
  ]),
);
