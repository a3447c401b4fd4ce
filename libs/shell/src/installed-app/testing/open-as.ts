import { vi } from 'vitest';

/** The window of the page is the installed app's, a tab's, or fills the screen: jsdom has no display to ask for. */
export function openAs(mode: 'standalone' | 'browser' | 'fullscreen'): void {
  const listening = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(`display-mode: ${mode}`), ...listening }));
}
