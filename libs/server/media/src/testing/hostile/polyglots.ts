import { withJpegSegment } from '../jpeg-parts.ts';
import { withPngChunk } from '../png-parts.ts';
import { inEveryKind, jpeg, kinds, png, text, webp, type HostileFile } from './hostile-file.ts';

const page = '<!doctype html><script>alert("secret-page")</script>';
const archive = `PK\x03\x04\x14\0\0\0${'\0'.repeat(18)}secret-archive${'PK\x05\x06'.padEnd(22, '\0')}`;
const document = '%PDF-1.7\n1 0 obj<</Title(secret-document)>>endobj\n%%EOF';
const film = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x14mdatsecret-film';
const program = "#!/bin/sh\necho secret-program\n<?php system('id'); ?>";

const others: Record<string, string> = {
  'a web page': page,
  'an archive': archive,
  'a document': document,
  'a film': film,
  'a program': program,
};

/** The first bytes of other kinds. */
const heads: Record<string, string> = {
  'a GIF': 'GIF89a\x01\0\x01\0\0\0\0',
  'a document': '%PDF-1.7\n',
  'an archive': archive,
  'a web page': page,
  'a bitmap': 'BM\0\0\0\0',
  'a TIFF': 'II*\0\x08\0\0\0',
  'an empty line': '\n',
  'a mark of Unicode': '\xef\xbb\xbf',
};

/** Files that are two things at once: their first bytes say which. */
export const polyglotFiles: readonly HostileFile[] = [
  ...inEveryKind((kind) =>
    Object.entries(others).map(([other, words]) => [
      `a ${kind} with ${other} behind it`,
      async () => Buffer.concat([await kinds[kind].make(), text(words)]),
      'taken',
    ]),
  ),
  ...inEveryKind((kind) =>
    Object.entries(heads).map(([other, words]) => [
      `${other} with a ${kind} behind it`,
      async () => Buffer.concat([text(words), await kinds[kind].make()]),
      'photo_type',
    ]),
  ),
  ['a JPEG that is a program', async () => withJpegSegment(await jpeg(), 0xfe, text(`*/=alert('secret');/*`)), 'taken'],
  ['a PNG that is a program', async () => withPngChunk(await png(), 'tEXt', text(`Comment\0${program}`)), 'taken'],
  ['two JPEGs in a row', async () => Buffer.concat([await jpeg(), await jpeg()]), 'taken'],
  ['a JPEG and a PNG in a row', async () => Buffer.concat([await jpeg(), await png()]), 'taken'],
  [
    'a PNG behind the first bytes of a JPEG',
    async () => Buffer.concat([text('\xff\xd8\xff'), await png()]),
    'photo_unreadable',
  ],
  [
    'a JPEG behind the first bytes of a PNG',
    async () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), await jpeg()]),
    'photo_unreadable',
  ],
  [
    'a PNG behind the first bytes of a WebP',
    async () => Buffer.concat([(await webp()).subarray(0, 12), await png()]),
    'photo_unreadable',
  ],
];
