import { useLingui } from '@lingui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { errorSentence } from '@parlour/i18n';
import { isUnavailable, ProfileUnavailable } from '@parlour/profile';
import { ReportLink } from '@parlour/safety';
import { FailedPage } from './error-page.tsx';
import { PageTitle } from '../page/page-title.tsx';

interface ProfileFailureProps {
  /** What can be reported of whoever keeps the viewer out; what the two have said, where the refusal names it, as well. */
  reported: { type: 'profile' | 'conversation'; id: string };
}

/**
 * In place of what somebody shows, or of writing to them, where they are not there for this viewer: why, inside the site. Any
 * other failure is the error page's.
 */
export function ProfileFailure({ reported }: ProfileFailureProps) {
  const error = useRouteError();
  const { i18n } = useLingui();
  const failure = isRouteErrorResponse(error)
    ? (error.data as { code?: unknown; params?: Record<string, string | number> } | null)
    : error instanceof ApiError && error;
  if (!failure || !isUnavailable(failure.code)) return <FailedPage />;
  const { code, params = {} } = failure;
  const { name = '', conversation_id: conversation } = params;
  const said = conversation ? [{ type: 'conversation' as const, id: String(conversation) }] : [];
  return (
    <>
      <PageTitle page={errorSentence(i18n, code, params)} />
      <ProfileUnavailable
        code={code}
        params={params}
        report={[...(reported.type === 'profile' ? said : []), reported].map((thing) => (
          <ReportLink key={thing.type} reported={{ ...thing, name: String(name) }} />
        ))}
      />
    </>
  );
}
