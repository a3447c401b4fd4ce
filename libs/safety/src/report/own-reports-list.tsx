import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { reportsOptions } from '@parlour/api-client/safety/reports';
import { useFormats } from '@parlour/i18n';
import { EmptyState, ListRow, ListRows, Tag } from '@parlour/ui';
import { useCategoryWords, useReportState } from './report-words.ts';

export const ownReportsQueries = () => [reportsOptions()] as const;

/** What one has reported, and what became of each. */
export function OwnReportsList() {
  const { t } = useLingui();
  const formats = useFormats();
  const categories = useCategoryWords();
  const stateOf = useReportState();
  const { reports } = useSuspenseQuery(reportsOptions()).data;
  if (reports.length === 0) {
    return (
      <EmptyState glyph={Flag} heading="h3" title={t`You have not reported anything`}>
        {t`Profiles, photos and messages can be reported. A person looks at every report.`}
      </EmptyState>
    );
  }
  return (
    <ListRows aria-label={t`Your reports`}>
      {reports.map(({ id, category, at, status, outcome, reference }) => (
        <li key={id}>
          <ListRow
            title={categories[category]}
            detail={
              <>
                {stateOf(status, outcome)} <time dateTime={at}>{formats.date(at)}</time>
              </>
            }
            end={<Tag tone="soft">{reference}</Tag>}
          />
        </li>
      ))}
    </ListRows>
  );
}
