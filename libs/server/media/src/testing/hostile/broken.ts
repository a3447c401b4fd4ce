import { withoutSegment } from '../jpeg-parts.ts';
import { pngChunk, withPngChunk } from '../png-parts.ts';
import { extendedHead, extendedWebp, webpChunk, webpFlags, webpOf } from '../webp-parts.ts';
import { jpeg, png, text, webp, type Answer, type HostileFile } from './hostile-file.ts';

type Break = (whole: Buffer) => Buffer;
type Breaks = Record<string, [change: Break, answer: Answer]>;

/** Where the head of a PNG ends. */
const HEAD = 33;

const putIn = (whole: Buffer, at: number, bytes: Buffer): Buffer =>
  Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at)]);

const overwritten =
  (at: number, ...values: number[]): Break =>
  (whole) => {
    const copy = Buffer.from(whole);
    copy.set(values, at < 0 ? copy.length + at : at);
    return copy;
  };

const jpegs: Breaks = {
  'without its steps': [(whole) => withoutSegment(whole, 0xdb), 'photo_unreadable'],
  'without its frame': [(whole) => withoutSegment(whole, 0xc0), 'photo_unreadable'],
  'without its end': [(whole) => whole.subarray(0, -2), 'photo_unreadable'],
  'with two beginnings': [(whole) => putIn(whole, 0, whole.subarray(0, 2)), 'photo_unreadable'],
  'with a hole in its middle': [(whole) => overwritten(whole.length / 2, ...Buffer.alloc(200))(whole), 'taken'],
  'with a segment of no length': [(whole) => putIn(whole, 2, text('\xff\xe1\0\0')), 'taken'],
  'with a segment longer than it': [(whole) => putIn(whole, 2, text('\xff\xe1\xff\xff')), 'photo_unreadable'],
  'with stuffing between its segments': [(whole) => putIn(whole, 2, Buffer.alloc(1_000, 0xff)), 'taken'],
  'with noise between its segments': [
    (whole) => putIn(whole, 4 + whole.readUInt16BE(4), Buffer.alloc(1_000, 7)),
    'taken',
  ],
};

const pngs: Breaks = {
  'of a colour nobody knows': [overwritten(25, 7), 'photo_unreadable'],
  'whose head has a wrong check': [overwritten(29, 0, 0, 0, 0), 'photo_unreadable'],
  'whose pixels have a wrong check': [overwritten(-16, 0, 0, 0, 0), 'photo_unreadable'],
  'whose end has a wrong check': [overwritten(-4, 0, 0, 0, 0), 'taken'],
  'whose words have a wrong check': [
    (whole) => overwritten(HEAD + 8, 1)(withPngChunk(whole, 'tEXt', text('word\0secret'))),
    'taken',
  ],
  'without its end': [(whole) => whole.subarray(0, -12), 'taken'],
  'without its head': [(whole) => Buffer.concat([whole.subarray(0, 8), whole.subarray(HEAD)]), 'photo_unreadable'],
  'with two heads': [(whole) => putIn(whole, 8, whole.subarray(8, HEAD)), 'photo_unreadable'],
  'whose end comes first': [(whole) => withPngChunk(whole, 'IEND'), 'photo_unreadable'],
  'without pixels': [(whole) => Buffer.concat([whole.subarray(0, HEAD), pngChunk('IEND')]), 'photo_unreadable'],
  'whose pixels are noise': [(whole) => withPngChunk(whole, 'IDAT', Buffer.alloc(1_000, 7)), 'photo_unreadable'],
  'with a chunk longer than it': [(whole) => putIn(whole, HEAD, text('\x7f\xff\xff\xfftEXt')), 'photo_unreadable'],
  'with a palette it has no use for': [(whole) => withPngChunk(whole, 'PLTE', Buffer.alloc(30)), 'taken'],
  'that says nothing of what is see-through': [(whole) => withPngChunk(whole, 'tRNS'), 'taken'],
};

const webps: Breaks = {
  'that says it is empty': [overwritten(4, 0, 0, 0, 0), 'photo_unreadable'],
  'that says it is shorter': [overwritten(4, 40, 0, 0, 0), 'photo_unreadable'],
  'that says it is longer': [overwritten(4, 0xff, 0xff, 0xff, 0x0f), 'photo_unreadable'],
  'whose picture says it is empty': [overwritten(16, 0, 0, 0, 0), 'photo_unreadable'],
  'whose picture says it is longer': [overwritten(16, 0xff, 0xff, 0xff, 0x0f), 'photo_unreadable'],
  'whose picture changes another': [(whole) => overwritten(20, whole[20]! | 1)(whole), 'photo_unreadable'],
  'whose picture has a wrong beginning': [overwritten(23, 0, 0, 0), 'photo_unreadable'],
  'that is lossless by its name': [overwritten(15, 'L'.charCodeAt(0)), 'photo_unreadable'],
  'without a picture': [() => webpOf([extendedHead(0, 330, 400)]), 'photo_unreadable'],
  'with two pictures': [(whole) => extendedWebp(whole, { behind: [whole.subarray(12)] }), 'photo_unreadable'],
  'with noise for what is see-through': [
    (whole) => extendedWebp(whole, { flags: webpFlags.alpha, before: [webpChunk('ALPH', Buffer.alloc(500, 7))] }),
    'photo_unreadable',
  ],
};

const files = (kind: string, make: () => Promise<Buffer>, breaks: Breaks): HostileFile[] =>
  Object.entries(breaks).map(([what, [change, answer]]) => [
    `a ${kind} ${what}`,
    async () => change(await make()),
    answer,
  ]);

/** Files whose parts do not fit together. */
export const brokenFiles: readonly HostileFile[] = [
  ...files('JPEG', jpeg, jpegs),
  ...files('PNG', png, pngs),
  ...files('WebP', webp, webps),
];
