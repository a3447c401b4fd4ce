import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadI18n } from '@parlour/i18n';
import type { Locale } from '@parlour/models/locale';
import { keepEarlyTexts } from '@parlour/ui/kit/forms/early-texts';
import { browserQueries } from './loading/browser-queries.ts';
import { reloadOnStaleChunk } from './loading/reload-on-stale-chunk.ts';
import { endSession } from './loading/end-session.ts';

reloadOnStaleChunk();
endSession();
keepEarlyTexts();

const i18n = await loadI18n(document.documentElement.lang as Locale);

/** Where it cannot be fetched the page goes on without; whether it is loaded anew is decided for all chunks alike. */
function afterFirstPage(): void {
  import('./loading/after-first-page.ts')
    .then(({ startAfterFirstPage }) => startAfterFirstPage(i18n.locale))
    .catch(() => {});
}

/** The page answers first; whatever else comes after that, and after its pictures. */
function Answering({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (document.readyState === 'complete') afterFirstPage();
    else window.addEventListener('load', afterFirstPage, { once: true });
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <Answering>
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={browserQueries()}>
            <HydratedRouter />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>
    </Answering>,
  );
});
