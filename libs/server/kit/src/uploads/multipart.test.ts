import { expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';

/** A form of one text, written in that encoding. */
const read = (text: string, encoding: 'utf8' | 'latin1') =>
  readMultipart(
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="name"\r\n\r\n${text}\r\n--b--\r\n`, encoding),
    'multipart/form-data; boundary=b',
  );

it('keeps the letters of every alphabet, and refuses a text that is no UTF-8 rather than keep it damaged', () => {
  expect(read('Zoë Łucja 😀', 'utf8').get('name')).toBe('Zoë Łucja 😀');
  expect(() => read('Zoë', 'latin1')).toThrow(expect.objectContaining({ code: 'bad_request' }));
});
