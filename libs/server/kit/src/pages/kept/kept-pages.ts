import { MINUTE } from '@parlour/models/durations';
import { partsOf, type Parts } from './blanks.ts';
import { entityTag } from '../../requests/caching.ts';

/** A page as rendered for every visitor alike, with blanks for what is their own. */
export interface KeptPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  parts: Parts;
  /** Tag of body and headers together. */
  tag: string;
  bytes: number;
}

/** A page, and when it was rendered last. */
export interface RenderedPage {
  page: KeptPage;
  renderedAt: number;
}

/** Milliseconds: what a page shows of others, such as a member who agreed to be shown, is never older. */
const KEPT_FOR = MINUTE;

/** All kept pages together. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Keeps rendered pages of visitors for a minute; where they are too many, those that nobody asked for the longest go first. */
export class KeptPages {
  readonly #pages = new Map<string, RenderedPage>();
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;

  /**
   * The page of this key, rendered once however many ask at the same time; only what was found (200) is kept. It is the same
   * object as before where it says the same, so what was made of it holds on.
   */
  async get(key: string, now: number, render: () => Promise<KeptPage>): Promise<RenderedPage> {
    const known = this.#pages.get(key);
    // A clock that was set back would make it younger than it is.
    if (known && known.renderedAt <= now && now < known.renderedAt + KEPT_FOR) {
      this.#pages.delete(key);
      this.#pages.set(key, known);
      return known;
    }
    const rendering = this.#rendering.get(key) ?? this.#render(key, now, render);
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, now: number, render: () => Promise<KeptPage>): Promise<RenderedPage> {
    try {
      const page = await render();
      const before = this.#pages.get(key)?.page;
      const rendered = { page: before?.tag === page.tag ? before : page, renderedAt: now };
      if (page.status === 200) this.#keep(key, rendered);
      return rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }

  #keep(key: string, rendered: RenderedPage): void {
    this.#drop(key);
    this.#pages.set(key, rendered);
    this.#bytes += rendered.page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.bytes ?? 0;
    this.#pages.delete(key);
  }
}

/** Takes a rendered page apart at its blanks. */
export const keptPage = (status: number, headers: KeptPage['headers'], body: string): KeptPage => ({
  status,
  headers,
  parts: partsOf(body),
  tag: entityTag(JSON.stringify(headers) + body),
  bytes: Buffer.byteLength(body),
});
