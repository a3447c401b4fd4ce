import { createContext, useContext, type ReactNode } from 'react';
import type { PageContext } from './page-context.ts';

const Context = createContext<PageContext | null>(null);

/** Gives the render on the server what only it has: the nonce and the filled query cache. */
export const PageContextProvider = ({ page, children }: { page: PageContext; children: ReactNode }) => (
  <Context value={page}>{children}</Context>
);

/** The server's page context; null in the browser. */
export const usePageContext = (): PageContext | null => useContext(Context);
