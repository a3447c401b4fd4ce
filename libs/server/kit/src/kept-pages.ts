import { v4 as uuid } from 'uuid';
import { entityTag } from './caching.ts';

/** A page as rendered for every visitor alike: its own form token is put in where each piece ends. */
export interface KeptPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  pieces: readonly Buffer[];
  /** Tag of body and headers together. */
  tag: string;
  bytes: number;
}

/** Stands in a kept page for the token of whoever asks; no page can hold it by chance. */
export const formTokenMark = `form-token-${uuid()}`;

/** Milliseconds: what a page shows of others, such as a member who agreed to be shown, is never older. */
const KEPT_FOR = 60_000;

/** All kept pages together. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Keeps rendered pages of visitors for a minute, the oldest going first where they are too many. */
export class KeptPages {
  readonly #pages = new Map<string, { page: KeptPage; until: number }>();
  readonly #rendering = new Map<string, Promise<KeptPage>>();
  #bytes = 0;

  /** The page of this key, rendered once however many ask at the same time; only what was found (200) is kept. */
  async get(key: string, now: number, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const known = this.#pages.get(key);
    if (known && known.until > now) return known.page;
    const rendering = this.#rendering.get(key) ?? this.#render(key, now, render);
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, now: number, render: () => Promise<KeptPage>): Promise<KeptPage> {
    try {
      const page = await render();
      if (page.status === 200) this.#keep(key, page, now + KEPT_FOR);
      return page;
    } finally {
      this.#rendering.delete(key);
    }
  }

  #keep(key: string, page: KeptPage, until: number): void {
    this.#drop(key);
    this.#pages.set(key, { page, until });
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.bytes ?? 0;
    this.#pages.delete(key);
  }
}

/** Takes a rendered page apart at its marks. */
export function keptPage(status: number, headers: KeptPage['headers'], body: Buffer): KeptPage {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(formTokenMark); at >= 0; at = body.indexOf(formTokenMark, from)) {
    pieces.push(body.subarray(from, at));
    from = at + formTokenMark.length;
  }
  pieces.push(body.subarray(from));
  const tag = entityTag(JSON.stringify(headers) + body.toString('latin1'));
  return { status, headers, pieces, tag, bytes: body.byteLength };
}

/** The page with somebody's own form token in it. */
export const withFormToken = ({ pieces }: KeptPage, formToken: string): Buffer => {
  const token = Buffer.from(formToken);
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [token, piece])));
};
