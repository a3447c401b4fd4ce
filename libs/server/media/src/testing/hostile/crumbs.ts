import { inEveryKind, kinds, text, type HostileFile, type Kind } from './hostile-file.ts';

/** Bytes by which a kind is known. */
const KNOWN_BY: Record<Kind, number> = { JPEG: 3, PNG: 8, WebP: 12 };
const LENGTHS = [1, 2, 3, 7, 8, 11, 12, 20, 32];

const beginnings: Record<Kind, string> = {
  JPEG: '\xff\xd8\xff\xe0',
  PNG: '\x89PNG\r\n\x1a\n',
  WebP: 'RIFF\x40\x40\0\0WEBPVP8 ',
};

/** Next to nothing, and much of nothing. */
export const crumbFiles: readonly HostileFile[] = [
  ['nothing at all', () => Buffer.alloc(0), 'photo_type'],
  ...inEveryKind((kind) =>
    LENGTHS.map((length) => [
      `the first ${length} bytes of a ${kind}`,
      async () => (await kinds[kind].make()).subarray(0, length),
      length < KNOWN_BY[kind] ? 'photo_type' : 'photo_unreadable',
    ]),
  ),
  ...inEveryKind((kind) => [
    [
      `noise that begins like a ${kind}`,
      () => Buffer.concat([text(beginnings[kind]), Buffer.alloc(50_000, 3)]),
      'photo_unreadable',
    ],
  ]),
];
