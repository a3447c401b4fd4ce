import { Writable } from 'node:stream';

/**
 * Keeps what is written until all of it is there: a page is sent in one piece, with its length known. It says nothing of its
 * close, which React would take for a reader who left.
 */
export class CollectedPage extends Writable {
  readonly #chunks: Uint8Array[] = [];

  constructor() {
    super({ emitClose: false });
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  /** The page as a text. */
  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }

  /** The page with more in it: `head` at the end of its head, `body` at the end of its body. */
  withEnds(head: string, body: string): Uint8Array<ArrayBuffer> {
    const page = Buffer.concat(this.#chunks);
    const headEnd = page.indexOf('</head>');
    const bodyEnd = page.lastIndexOf('</body>');
    if (headEnd < 0 || bodyEnd < 0) return page;
    return Buffer.concat([
      page.subarray(0, headEnd),
      Buffer.from(head),
      page.subarray(headEnd, bodyEnd),
      Buffer.from(body),
      page.subarray(bodyEnd),
    ]);
  }
}
