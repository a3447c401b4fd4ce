import { createContext, useContext, type ReactNode } from 'react';
import type { PageContext } from './page-context.ts';
import type { ReadSite } from './page-site.tsx';

/** What the render on the server is given beside what the server handed over: the looks of the page's first bytes. */
export interface RenderedPage extends PageContext {
  site: ReadSite;
  /** Tokens and base of the theme. */
  css: string;
  /** The rules of the theme's font files. */
  fontCss: string;
  /** Addresses of the font files that every page of the theme needs. */
  fonts: readonly string[];
  /** Address of the file of the page's words; none where the server runs from its sources. */
  catalogue: string | undefined;
}

const Context = createContext<RenderedPage | null>(null);

/** Gives the render on the server what only it has: the nonce, the theme and the filled query cache. */
export const PageContextProvider = ({ page, children }: { page: RenderedPage; children: ReactNode }) => (
  <Context value={page}>{children}</Context>
);

/** The server's page context; null in the browser. */
export const usePageContext = (): RenderedPage | null => useContext(Context);
