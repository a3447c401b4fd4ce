import { readMultipart } from '@parlour/server-kit/uploads/multipart';
import { animated } from '../sample-photos.ts';
import { jpeg, png, text, webp, type HostileFile } from './hostile-file.ts';

/** A file as it comes out of the form that it was sent in under a name and a type. */
async function sent(bytes: Buffer, name: string, type: string): Promise<Buffer> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const request = new Response(form);
  const body = new Uint8Array(await request.arrayBuffer());
  const file = readMultipart(body, request.headers.get('content-type')!).get('file') as File;
  return Buffer.from(await file.arrayBuffer());
}

const names: [name: string, type: string][] = [
  ['photo.png', 'image/png'],
  ['photo.webp', 'image/webp'],
  ['photo.jpg', 'image/jpeg'],
  ['photo.heic', 'image/heic'],
  ['photo.svg', 'image/svg+xml'],
  ['photo.exe', 'application/octet-stream'],
  ['../../photo.php', 'text/html'],
];

const taken = { JPEG: jpeg, PNG: png, WebP: webp };
const refused = {
  GIF: () => animated('gif'),
  HEIC: () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  drawing: () => text('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900"/>'),
};

/** Files whose name and type say something else: the bytes decide. */
export const misnamedFiles: readonly HostileFile[] = names.flatMap(([name, type]) => [
  ...Object.entries(taken).map(([kind, make]): HostileFile => [
    `a ${kind} sent as ${name}`,
    async () => sent(await make(), name, type),
    'taken',
  ]),
  ...Object.entries(refused).map(([kind, make]): HostileFile => [
    `a ${kind} sent as ${name}`,
    async () => sent(await make(), name, type),
    'photo_type',
  ]),
]);
