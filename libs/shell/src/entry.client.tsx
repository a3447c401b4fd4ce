import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadI18n } from '@parlour/i18n';
import type { Locale } from '@parlour/models/locale';
import { keepEarlyTexts } from '@parlour/ui/kit/forms/early/early-texts';
import { Answering } from './root/answering.tsx';
import { browserCache } from './loading/browser-cache.ts';
import { reloadOnStaleChunk } from './scripts/reload-on-stale-chunk.ts';
import { endSession } from './session/end-session.ts';

reloadOnStaleChunk();
endSession();
keepEarlyTexts();

const i18n = await loadI18n(document.documentElement.lang as Locale);

startTransition(() => {
  hydrateRoot(
    document,
    <Answering locale={i18n.locale}>
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={browserCache()}>
            <HydratedRouter />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>
    </Answering>,
  );
});
