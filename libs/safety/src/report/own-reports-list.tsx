import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { reportsOptions } from '@parlour/api-client/safety/reports';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { EmptyState, ListRow, ListRows, Tag, TextLink } from '@parlour/ui';
import { useCategoryWords, useReportState, useTargetWords } from './report-words.ts';

export const ownReportsQueries = () => [reportsOptions()] as const;

/** What one has reported, what became of each, and the way to complain of that. */
export function OwnReportsList() {
  const { t } = useLingui();
  const formats = useFormats();
  const categories = useCategoryWords();
  const kinds = useTargetWords();
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
      {reports.map(({ id, target, category, at, status, outcome, reference: about }) => {
        const [kind, reason] = [kinds[target.type], categories[category]];
        return (
          <li key={id}>
            <ListRow
              title={t`${kind}: ${reason}`}
              detail={
                <>
                  {stateOf(status, outcome)} <time dateTime={at}>{formats.date(at)}</time>{' '}
                  {outcome && (
                    <TextLink href={addresses.complaints.href(undefined, { about })}>
                      {t`Complain about this decision`}
                    </TextLink>
                  )}
                </>
              }
              end={<Tag tone="soft">{about}</Tag>}
            />
          </li>
        );
      })}
    </ListRows>
  );
}
