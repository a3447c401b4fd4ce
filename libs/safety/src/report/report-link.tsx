import { Flag } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { Icon, StandaloneLink, TextButton } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { useReportTitle } from './report-words.ts';
import type { Reported } from './reported.ts';
import { useReportSheet } from './use-report-entry.tsx';

/** Below a photo or a profile, or in place of one that is closed: the first of the two taps that report it. */
export function ReportLink({ reported }: { reported: Reported }) {
  const titleOf = useReportTitle();
  const scripted = useScripted();
  const { open, sheet } = useReportSheet();
  const { type, id, name } = reported;
  const words = (
    <>
      <Icon glyph={Flag} size="small" />
      {titleOf(type, name)}
    </>
  );
  return (
    <>
      {scripted ? (
        <TextButton type="button" onClick={() => open(reported)}>
          {words}
        </TextButton>
      ) : (
        <StandaloneLink href={addresses.report.href({ type, id })}>{words}</StandaloneLink>
      )}
      {sheet}
    </>
  );
}
