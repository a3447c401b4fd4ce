import type { KeptPage } from './kept-pages.ts';
import { filledPacked, packedPage, type PackedPage } from './packed-page.ts';

/**
 * Packs kept pages while nobody waits: whoever asks meanwhile gets them packed as fast as any answer. One is packed at a time,
 * so asking for many pages never takes more than one core.
 */
export class PackedPages {
  readonly #packed = new WeakMap<KeptPage, PackedPage | null>();
  #isPacking = false;

  /** The packed page with this reader's own in its blanks; null as long as there is none for what is theirs. */
  get(page: KeptPage, fills: Readonly<Record<string, string>>): Buffer | null {
    const packed = this.#packed.get(page);
    if (packed === undefined && !this.#isPacking) void this.#pack(page, fills);
    return packed ? filledPacked(packed, fills) : null;
  }

  async #pack(page: KeptPage, fills: Readonly<Record<string, string>>): Promise<void> {
    this.#isPacking = true;
    const lengths = Object.entries(fills).map(([name, text]) => [name, Buffer.byteLength(text)] as const);
    try {
      this.#packed.set(page, await packedPage(page.parts, Object.fromEntries(lengths)));
    } catch {
      this.#packed.set(page, null);
    } finally {
      this.#isPacking = false;
    }
  }
}
