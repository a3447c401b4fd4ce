import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import { member } from '@parlour/testing/page-data';
import { followViewer } from './follow-viewer.ts';

/** What the server says of who is here. */
export type Reply = ReplyOf<typeof getUser>;

export const ada = member({ id: 'ada' }) as Reply;
export const bea = member({ id: 'bea' }) as Reply;
export const nobody: Reply = { ...ada, user: null };

/** What a page does that follows who is here, beside another tab of the same browser. */
export interface FollowingPage {
  reload: Mock<() => void>;
  /** What the other tab was told of who is here. */
  said: Mock<(viewer: string | null) => void>;
  otherTab: BroadcastChannel;
  client: QueryClient;
  /** Begins to follow; it ends with the test. */
  follow(): void;
}

/** A new page before each test of a file, with nothing kept by the ones before. */
export function withFollowingPage(): FollowingPage {
  const otherTab = new BroadcastChannel('parlour.viewer');
  let leave = () => {};
  const page: FollowingPage = {
    reload: vi.fn(),
    said: vi.fn(),
    otherTab,
    client: new QueryClient(),
    follow: () => (leave = followViewer(page.client)),
  };
  otherTab.addEventListener('message', ({ data }) => page.said(data));
  beforeEach(() => {
    vi.stubGlobal('location', { reload: page.reload });
    page.client = new QueryClient();
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    document.body.innerHTML = '';
  });
  return page;
}
