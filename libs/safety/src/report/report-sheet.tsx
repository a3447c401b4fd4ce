import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { reportMutation } from '@parlour/api-client/safety/reports';
import { Sheet } from '@parlour/ui';
import { CategoryChoice } from './category-choice.tsx';
import { ReportThanks } from './report-thanks.tsx';
import { useReportTitle } from './report-words.ts';
import type { Reported } from './reported.ts';

export interface ReportSheetProps {
  reported: Reported;
  open: boolean;
  onClose: () => void;
}

/**
 * Reports in two taps: the first opened this sheet, the second on a category sends. Then there is room for words and a block;
 * both are added to the same report, also when the sheet is put away. What was chosen stays where sending fails.
 */
export function ReportSheet({ reported, open, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  const titleOf = useReportTitle();
  const isMember = useViewer() !== null;
  const first = useMutation(reportMutation(useQueryClient()));
  const { type, id, name } = reported;
  const target = { type, id };
  const added = useRef<HTMLFormElement>(null);
  const close = () => {
    added.current?.requestSubmit();
    onClose();
  };

  return (
    <Sheet open={open} onClose={close} title={titleOf(type, name)} closeLabel={t`Close`}>
      {first.data ? (
        <ReportThanks reported={reported} report={first.data} isMember={isMember} form={added} onDone={onClose} />
      ) : (
        <CategoryChoice
          chosen={first.variables?.category ?? null}
          isPending={first.isPending}
          error={first.error}
          onChoose={(category) => first.mutate({ target, category })}
        />
      )}
    </Sheet>
  );
}
