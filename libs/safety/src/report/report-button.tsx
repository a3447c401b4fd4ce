import { Flag } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { IconButton, IconLink } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { useReportTitle } from './report-words.ts';
import type { Reported } from './reported.ts';

export interface ReportButtonProps {
  reported: Reported;
  onReport: (reported: Reported) => void;
}

/** A flag beside a photo or a message; without JavaScript it leads to the page that reports. */
export function ReportButton({ reported, onReport }: ReportButtonProps) {
  const titleOf = useReportTitle();
  const scripted = useScripted();
  const { type, id, name } = reported;
  const label = titleOf(type, name);
  if (!scripted) return <IconLink label={label} glyph={Flag} href={addresses.report.href({ type, id })} />;
  return <IconButton label={label} glyph={Flag} onClick={() => onReport(reported)} />;
}
