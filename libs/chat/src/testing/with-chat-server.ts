import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ChatServer } from './server.ts';

/** Gives each test of a file a server of its own and a page as wide as a desk, and leaves nothing of it to the next. */
export function withChatServer(
  changes: Partial<Pick<ChatServer, 'credits' | 'gifts' | 'messages' | 'unread'>>,
  take: (server: ChatServer) => void,
): void {
  beforeEach(() => {
    installTopLayer();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    take(Object.assign(new ChatServer(), changes));
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
