import { gzipSync } from 'node:zlib';
import { withJpegSegment } from '../jpeg-parts.ts';
import { withPngChunk } from '../png-parts.ts';
import { jpeg, png, text, type HostileFile } from './hostile-file.ts';

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="900">${inside}</svg>`;

const file = '<image href="file:///etc/hostname" width="800" height="900"/>';
const prolog = '<?xml version="1.0" encoding="UTF-8"?>';
const entity = '<!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';
const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from('bcdefghij', (name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}]>`;

/** Code that draws: it could read files, fetch addresses and run in a browser. */
const forms: Record<string, Buffer> = {
  'that reads a file of the server': text(drawing(file)),
  'with a prolog': text(prolog + drawing(file)),
  'with a mark of Unicode': text('\xef\xbb\xbf' + drawing(file)),
  'in sixteen bits': Buffer.from('\ufeff' + drawing(file), 'utf16le'),
  'behind a comment': text(`<!-- ${'x'.repeat(2_000)} -->${drawing(file)}`),
  'behind blank lines': text('\n'.repeat(100) + drawing(file)),
  packed: gzipSync(drawing(file)),
  'with an entity from outside': text(prolog + entity + drawing('<text>&secret;</text>')),
  'of a billion laughs': text(prolog + laughs + drawing('<text>&j;</text>')),
  'with a script': text(drawing('<script>alert(1)</script>')),
  'with a web page in it': text(drawing('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')),
  'from another server': text(drawing('<image xlink:href="http://169.254.169.254/latest/meta-data/"/>')),
  'of endless copies': text(drawing('<g id="a"><use href="#a"/></g>')),
  'a million pixels wide': text(drawing('').replace('800', '1000000')),
};

export const drawingFiles: readonly HostileFile[] = [
  ...Object.entries(forms).map(([what, bytes]): HostileFile => [`a drawing ${what}`, () => bytes, 'photo_type']),
  [
    'a drawing in the words of a PNG',
    async () => withPngChunk(await png(), 'tEXt', text(`secret-\0${drawing(file)}`)),
    'taken',
  ],
  ['a drawing in the comment of a JPEG', async () => withJpegSegment(await jpeg(), 0xfe, text(drawing(file))), 'taken'],
  [
    'a drawing that begins like a JPEG',
    () => Buffer.concat([text('\xff\xd8\xff'), text(drawing(file))]),
    'photo_unreadable',
  ],
  [
    'a drawing that begins like a PNG',
    () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), text(drawing(file))]),
    'photo_unreadable',
  ],
  [
    'a drawing that begins like a WebP',
    () => Buffer.concat([text('RIFF\xff\x01\0\0WEBP'), text(drawing(file))]),
    'photo_unreadable',
  ],
];
