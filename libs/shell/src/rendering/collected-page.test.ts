import { expect, test } from 'vitest';
import { CollectedPage } from './collected-page.ts';

async function collected(...chunks: string[]): Promise<CollectedPage> {
  const page = new CollectedPage();
  const finished = new Promise((resolve) => page.on('finish', resolve));
  for (const chunk of chunks) page.write(Buffer.from(chunk));
  page.end();
  await finished;
  return page;
}

test('styles end the head and scripts end the body, wherever the chunks were cut', async () => {
  const page = await collected('<html><head><title>ü</title></he', 'ad><body>Hello', '</bo', 'dy></html>');
  expect(Buffer.from(page.withEnds('<style></style>', '<script></script>')).toString()).toBe(
    '<html><head><title>ü</title><style></style></head><body>Hello<script></script></body></html>',
  );
});

test('what is not a whole page stays as it is', async () => {
  const page = await collected('Hello');
  expect(Buffer.from(page.withEnds('<style></style>', '')).toString()).toBe('Hello');
});
