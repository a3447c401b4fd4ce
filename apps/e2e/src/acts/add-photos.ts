import type { Page } from '@playwright/test';
import { photoFile } from '../support/photo.ts';
import { expect } from '../support/test.ts';

/** Adds photos to one's own album by the call, for tests of what others see; the first is the main one. Answers their ids. */
export async function addPhotosByCall(page: Page, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const { name, mimeType, buffer } = await photoFile(`${number}.jpg`, number * 60);
    const { status, body } = await page.evaluate(
      async ({ name, type, bytes }) => {
        const form = new FormData();
        form.append('file', new File([new Uint8Array(bytes)], name, { type }));
        const headers = { 'x-request-type': 'client', 'idempotency-key': crypto.randomUUID() };
        const answer = await fetch('/api/photo.php', { method: 'POST', headers, body: form });
        return { status: answer.status, body: (await answer.json()) as { photo: { id: string } } };
      },
      { name, type: mimeType, bytes: [...buffer] },
    );
    expect(status, 'the call that adds a photo').toBe(201);
    ids.push(body.photo.id);
  }
  return ids;
}
