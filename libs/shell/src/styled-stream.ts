import { Transform } from 'node:stream';
import type { ServerStyleSheet } from 'styled-components';

const HEAD_END = '</head>';

/**
 * Puts the collected style rules before `</head>`. The sheet's own stream writes them before the doctype, which turns the page
 * to quirks mode; a `</head>` that is split across chunks is found because the head is held back until it is whole.
 */
export function styledStream(sheet: ServerStyleSheet): Transform {
  let head: string | undefined = '';
  const decoder = new TextDecoder();
  const takeStyles = (): string => {
    const tags = sheet.getStyleTags();
    sheet.instance.clearTag();
    return /data-styled="true"[^>]*><\/style>/.test(tags) ? '' : tags;
  };
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const text = decoder.decode(chunk, { stream: true });
      if (head === undefined) return done(null, takeStyles() + text);
      head += text;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return done();
      const html = head.slice(0, end) + takeStyles() + head.slice(end);
      head = undefined;
      done(null, html);
    },
    flush(done) {
      sheet.seal();
      done(null, head);
    },
  });
}
