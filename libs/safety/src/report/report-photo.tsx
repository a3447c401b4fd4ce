import { Flag } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { Icon, TextButton, TextLink } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/use-scripted';
import { useReportTitle } from './report-words.ts';
import { useReportSheet } from './use-report-entry.tsx';

/** Below a member's photo: reports the one that is shown. */
export function ReportPhoto({ photoId: id, name }: { photoId: string; name: string }) {
  const titleOf = useReportTitle();
  const scripted = useScripted();
  const { open, sheet } = useReportSheet();
  const words = (
    <>
      <Icon glyph={Flag} size="small" /> {titleOf('photo')}
    </>
  );
  return (
    <>
      {scripted ? (
        <TextButton type="button" onClick={() => open({ type: 'photo', id, name })}>
          {words}
        </TextButton>
      ) : (
        <TextLink href={addresses.report.href({ type: 'photo', id })}>{words}</TextLink>
      )}
      {sheet}
    </>
  );
}
