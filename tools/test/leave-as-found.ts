import { onlineManager } from '@tanstack/react-query';
import { afterAll, vi } from 'vitest';

/**
 * Files share the process of their worker (`isolate: false`): none leaves its replacements to whichever comes next.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});
