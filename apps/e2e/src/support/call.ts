import type { Page } from '@playwright/test';

export interface CallAnswer {
  status: number;
  body: unknown;
}

/** Makes a call of the API as the page that is open would: from the site's own origin, with its session. */
export const call = (
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<CallAnswer> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = {
        'content-type': 'application/json',
        'x-request-type': 'client',
        'idempotency-key': crypto.randomUUID(),
      };
      const request = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
      const answer = await fetch(`/api/${path}`, request);
      const text = await answer.text();
      return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : null };
    },
    { method, path, body },
  );
