import { small, text, type HostileFile } from './hostile-file.ts';

/** The box that begins files of the family of films, with its brands. */
const box = (brand: string, more = 'mif1'): string => `\0\0\0\x18ftyp${brand}\0\0\0\0${more}${brand}`;

/** First bytes of what is no photo here; what follows matters to nobody. */
const beginnings: Record<string, string> = {
  ...Object.fromEntries(
    ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => [`HEIC (${brand})`, box(brand)]),
  ),
  ...Object.fromEntries(['avif', 'avis'].map((brand) => [`AVIF (${brand})`, box(brand)])),
  ...Object.fromEntries(
    ['isom', 'mp42', 'qt  ', '3gp4', 'M4V '].map((brand) => [`film (${brand.trim()})`, box(brand, 'isom')]),
  ),
  'raw photo of a Canon': box('crx ', 'isom'),
  'raw photo of a Fuji': 'FUJIFILMCCD-RAW 0201',
  'raw photo of a Nikon': 'MM\0*\0\0\0\x08',
  'large TIFF': 'II+\0\x08\0\0\0',
  bitmap: 'BM\x36\xca\x08\0\0\0\0\0\x36\0\0\0\x28\0\0\0',
  icon: '\0\0\x01\0\x01\0\x10\x10',
  cursor: '\0\0\x02\0\x01\0\x10\x10',
  'JPEG XL': '\xff\x0a\xfa\x7f\x01',
  'boxed JPEG XL': '\0\0\0\x0cJXL \r\n\x87\n',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'bare JPEG 2000': '\xff\x4f\xff\x51\0\x2f',
  'JPEG XR': 'II\xbc\x01\x08\0\0\0',
  'Photoshop file': '8BPS\0\x01\0\0\0\0\0\0\0\x03',
  MNG: '\x8aMNG\r\n\x1a\n',
  'PNG that was sent as text': '\x89PNG\n\x1a\n\0\0\0\rIHDR',
  'PNG without its high bit': '\x09PNG\r\n\x1a\n\0\0\0\rIHDR',
  FLIF: 'FLIF31',
  QOI: 'qoif\0\0\x01\x90\0\0\x01\xe0\x03\0',
  EXR: 'v/1\x01\x02\0\0\0',
  'plain pixel map': 'P6\n400 480\n255\n',
  document: '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
  PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n',
  WebM: '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01',
  AVI: 'RIFF\x40\x40\0\0AVI LIST',
  sound: 'RIFF\x40\x40\0\0WAVEfmt ',
  'RIFF that says WEBP in small letters': 'RIFF\x40\x40\0\0webpVP8 ',
  RIFX: 'RIFX\0\0\x40\x40WEBPVP8 ',
  song: 'ID3\x04\0\0\0\0\0\0',
  'program for Windows': 'MZ\x90\0\x03\0\0\0',
  'program for Linux': '\x7fELF\x02\x01\x01\0',
  'program for a Mac': '\xcf\xfa\xed\xfe\x07\0\0\x01',
  'program for a browser': '\0asm\x01\0\0\0',
  script: '#!/bin/sh\nid\n',
  'PHP script': '<?php system($_GET[0]); ?>',
  archive: 'PK\x03\x04\x14\0\0\0\x08\0',
  'packed file': '\x1f\x8b\x08\0\0\0\0\0\0\x03',
  '7z archive': '7z\xbc\xaf\x27\x1c\0\x04',
  'web page': '<!doctype html><img src=x onerror=alert(1)>',
  JSON: '{"photo":"data:image/jpeg;base64,/9j/4AAQ"}',
  base64: '/9j/4AAQSkZJRgABAQ',
  text: 'A photo, believe me.',
  'text with a mark of Unicode': '\xef\xbb\xbfA photo',
  'text in sixteen bits': '\xff\xfeA\0 \0p\0h\0',
  'text in sixteen bits, the other way': '\xfe\xff\0A\0 \0p',
  'file of zeroes': '\0',
};

/** Files of kinds that are not taken in. */
export const otherKindFiles: readonly HostileFile[] = [
  ['a TIFF', () => small().tiff().toBuffer(), 'photo_type'],
  ['an AVIF', () => small().avif({ effort: 0 }).toBuffer(), 'photo_type'],
  ['noise', () => Buffer.alloc(50_000, 'parlour'), 'photo_type'],
  ['a raw pixel map', () => small().raw().toBuffer(), 'photo_type'],
  ...Object.entries(beginnings).map(([kind, beginning]): HostileFile => [
    `no more than a beginning: ${kind}`,
    () => Buffer.concat([text(beginning), Buffer.alloc(4_000)]),
    'photo_type',
  ]),
];
