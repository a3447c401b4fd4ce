import { Flag } from 'lucide-react';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLateCode } from '@parlour/api-client/use-late-code';
import { addresses } from '@parlour/contract/addresses';
import type { MenuEntry } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { useReportTitle } from './report-words.ts';
import type { Reported } from './reported.ts';

/** Few members ever report anything: the sheet is fetched by the first tap. */
const loadSheet = () => import('./report-sheet.tsx');
const LateSheet = lazy(async () => ({ default: (await loadSheet()).ReportSheet }));

/** A sheet that reports what was chosen last, and what opens it, the same function in every render; each opening begins anew. */
export function useReportSheet(): { open: (reported: Reported) => void; sheet: ReactNode } {
  const [shown, show] = useState<{ reported: Reported; turn: number; isOpen: boolean } | null>(null);
  const fetchCode = useLateCode();
  const close = () => show((current) => current && { ...current, isOpen: false });
  const open = useCallback(
    (reported: Reported) =>
      fetchCode(loadSheet, () => show((current) => ({ reported, turn: (current?.turn ?? 0) + 1, isOpen: true }))),
    [fetchCode],
  );
  return {
    open,
    sheet: shown && (
      <Suspense>
        <LateSheet key={shown.turn} reported={shown.reported} open={shown.isOpen} onClose={close} />
      </Suspense>
    ),
  };
}

/** The entry of a menu that reports something: a sheet over the page, or without JavaScript a page of its own. */
export function useReportEntry(reported: Reported): { entry: MenuEntry; sheet: ReactNode } {
  const titleOf = useReportTitle();
  const scripted = useScripted();
  const { open, sheet } = useReportSheet();
  const { type, id, name } = reported;
  const words = { label: titleOf(type, name), glyph: Flag, tone: 'danger' as const };
  return {
    entry: scripted
      ? { ...words, onSelect: () => open(reported) }
      : { ...words, href: addresses.report.href({ type, id }) },
    sheet,
  };
}
