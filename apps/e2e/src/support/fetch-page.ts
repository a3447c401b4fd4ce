import { request } from 'node:http';
import { serverPort } from './sites.ts';

export interface PlainAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Asks for a page as a program does that knows nothing of `*.localhost`: at the loopback address, with the host in its header. */
export function fetchPage(brand: string, path: string, headers: Record<string, string> = {}): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: serverPort(),
      path,
      headers: { host: `${brand}.localhost:${serverPort()}`, ...headers },
    };
    request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

/** The title in a page's HTML. */
export const titleIn = (html: string): string => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

/** How many words a reader finds in the main part of a page's HTML. */
export const wordsIn = (html: string): number =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
