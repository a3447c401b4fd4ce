import { expect } from 'vitest';

/** What a refused call throws, as far as it is named. */
export const refusal = (code: string, params?: object): unknown =>
  expect.objectContaining({ code, ...(params ? { params } : {}) });
