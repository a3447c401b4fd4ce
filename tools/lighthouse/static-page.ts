import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LargestPicture } from './audit.ts';

/** The words of a page, line by line, without what is not read: scripts, styles, and the head. */
export function wordsOf(html: string): string[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return body
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A picture with its bytes, to stand in a page of words. */
export interface StaticPicture extends Omit<LargestPicture, 'source'> {
  bytes: Buffer;
  headers: Record<string, string>;
}

const pageOf = (lines: readonly string[], picture: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Words</title></head><body><main><h1>${lines[0] ?? ''}</h1>${picture}${lines.map((line) => `<p>${line}</p>`).join('')}</main></body></html>`;

export interface StaticPages {
  /** The address of a page of nothing but these words, and one picture if given. */
  put(name: string, html: string, picture?: StaticPicture): string;
  close(): Promise<void>;
}

/** Serves pages of words, or of words and a picture: what the largest paint takes at least, the floor of the comparison. */
export async function openStaticPages(): Promise<StaticPages> {
  const files = new Map<string, { headers: Record<string, string>; bytes: Buffer | string }>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    put(name, html, picture) {
      if (picture) files.set(`/${name}.picture`, picture);
      const shown = picture
        ? `<img src="/${name}.picture" alt="" width="${picture.width}" height="${picture.height}">`
        : '';
      files.set(`/${name}`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        bytes: pageOf(wordsOf(html), shown),
      });
      return `http://127.0.0.1:${port}/${name}`;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
