import { deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { withJpegSegment } from '../jpeg-parts.ts';
import { withPngChunk } from '../png-parts.ts';
import { phonePhoto } from '../sample-photos.ts';
import { extendedWebp, webpChunk, webpFlags } from '../webp-parts.ts';
import { inEveryKind, jpeg, kinds, png, small, text, webp, type HostileFile } from './hostile-file.ts';

const MEGABYTE = 1024 * 1024;
const note = 'secret-note';
const notes = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${note}</note></x:xmpmeta>`;
const endlessNotes = `<!DOCTYPE x [<!ENTITY a "${note}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>&c;`;
const noise = Buffer.alloc(2_000, `${note} without any form. `);
/** Tags whose next tags are themselves. */
const endlessTags = text(`MM\0*\0\0\0\x08\0\x01\x01\x31\0\x02\0\0\0\x0c\0\0\0\x1a\0\0\0\x08${note}\0`);

/** What every kind can say, and a library writes for us. */
const lawful: Record<string, (sharp: Sharp) => Sharp> = {
  'place and owner': (sharp) =>
    sharp.withExif({
      IFD0: { Copyright: note, Make: 'Phone', Software: 'secret-software' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 27/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 17/1' },
    }),
  notes: (sharp) => sharp.withXmp(notes),
  'endless notes': (sharp) => sharp.withXmp(endlessNotes),
  'a wide profile': (sharp) => sharp.withIccProfile('p3'),
};

const jpegSegments: Record<string, [marker: number, data: Buffer]> = {
  'a comment': [0xfe, text(note)],
  'a comment as long as can be': [0xfe, Buffer.alloc(65_533, note)],
  'an agency’s notes': [0xed, text(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x78\0\x0b${note}`)],
  'noise for tags': [0xe1, Buffer.concat([text('Exif\0\0'), noise])],
  'endless tags': [0xe1, Buffer.concat([text('Exif\0\0'), endlessTags])],
  'a byte for tags': [0xe1, text('E')],
  'a part of longer notes': [0xe1, text(`http://ns.adobe.com/xmp/extension/\0${note}`)],
  'noise for a profile': [0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x01'), noise])],
  'half a profile': [0xe2, Buffer.concat([text('ICC_PROFILE\0\x02\x02'), noise])],
  'a list of more pictures': [0xe2, Buffer.concat([text('MPF\0'), endlessTags])],
  'a proof of origin': [0xeb, text(`JP\0\x01\0\0\0\x01jumb${note}`)],
  'a segment nobody knows': [0xef, text(note)],
};

const packed = (bytes: Buffer): Buffer => deflateSync(bytes, { level: 1 });

const pngChunks: Record<string, [type: string, data: () => Buffer]> = {
  words: ['tEXt', () => text(`Comment\0${note}`)],
  'words without an end': ['tEXt', () => text(note)],
  'packed words': ['zTXt', () => Buffer.concat([text('Comment\0\0'), packed(noise)])],
  'a bomb of words': [
    'zTXt',
    () => Buffer.concat([text('Comment\0\0'), packed(Buffer.alloc(100 * MEGABYTE, 'secret'))]),
  ],
  'words in a language': ['iTXt', () => text(`Comment\0\0\0nl\0\0${note}`)],
  'a bomb of notes': [
    'iTXt',
    () => Buffer.concat([text('XML:com.adobe.xmp\0\x01\0\0\0'), packed(Buffer.alloc(100 * MEGABYTE, 'secret'))]),
  ],
  'noise for tags': ['eXIf', () => noise],
  'endless tags': ['eXIf', () => endlessTags],
  'noise for a profile': ['iCCP', () => Buffer.concat([text('name\0\0'), packed(noise)])],
  'a bomb of a profile': [
    'iCCP',
    () => Buffer.concat([text('name\0\0'), packed(Buffer.alloc(100 * MEGABYTE, 'secret'))]),
  ],
  'a date': ['tIME', () => Buffer.from([0x07, 0xea, 1, 2, 3, 4, 5])],
  'an odd brightness': ['gAMA', () => Buffer.from([0, 0, 0, 1])],
  'a chunk nobody knows': ['seCr', () => text(note)],
};

const webpChunks: Record<string, [flag: number, type: string, data: Buffer]> = {
  'noise for tags': [webpFlags.exif, 'EXIF', noise],
  'endless tags': [webpFlags.exif, 'EXIF', endlessTags],
  'noise for notes': [webpFlags.xmp, 'XMP ', noise],
  'noise for a profile': [webpFlags.profile, 'ICCP', noise],
  'a chunk nobody knows': [0, 'SECR', text(note)],
};

/** Everything that can be said about a picture besides its pixels, where it may be said and where it may not. */
export const taggedFiles: readonly HostileFile[] = [
  ['a phone’s photo with place, names, notes and a wide profile', phonePhoto, 'taken'],
  ...inEveryKind((kind) =>
    Object.entries(lawful).map(([said, write]) => [
      `a ${kind} with ${said}`,
      () => kinds[kind].written(write(small())).toBuffer(),
      'taken',
    ]),
  ),
  ...Object.entries(jpegSegments).map(([said, [marker, data]]): HostileFile => [
    `a JPEG with ${said}`,
    async () => withJpegSegment(await jpeg(), marker, data),
    'taken',
  ]),
  ...Object.entries(pngChunks).map(([said, [type, data]]): HostileFile => [
    `a PNG with ${said}`,
    async () => withPngChunk(await png(), type, data()),
    'taken',
  ]),
  ...Object.entries(webpChunks).map(([said, [flags, type, data]]): HostileFile => {
    const chunk = [webpChunk(type, data)];
    const isProfile = type === 'ICCP';
    return [
      `a WebP with ${said}`,
      async () => extendedWebp(await webp(), isProfile ? { flags, before: chunk } : { flags, behind: chunk }),
      'taken',
    ];
  }),
  [
    'a PNG with a chunk that must be known',
    async () => withPngChunk(await png(), 'SECR', text(note)),
    'photo_unreadable',
  ],
];
