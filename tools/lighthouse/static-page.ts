import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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

const pageOf = (lines: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Words</title></head><body><main><h1>${lines[0] ?? ''}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main></body></html>`;

export interface StaticPages {
  /** The address of a page of nothing but these words. */
  put(name: string, html: string): string;
  close(): Promise<void>;
}

/** Serves pages of words alone: what the largest paint takes where there is nothing else (the floor of the comparison). */
export async function openStaticPages(): Promise<StaticPages> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    put(name, html) {
      pages.set(`/${name}`, pageOf(wordsOf(html)));
      return `http://127.0.0.1:${port}/${name}`;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
