import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { isUnavailable, ProfileUnavailable } from '@parlour/profile';
import { StandaloneLink } from '@parlour/ui';
import { FailedPage } from './error-page.tsx';
import { PageTitle } from './page-title.tsx';

interface ProfileFailureProps {
  /** What can be reported of whoever keeps the viewer out. */
  reported: { type: 'profile' | 'conversation'; id: string };
}

/** In place of what somebody shows, or of writing to them, where they are not there for this viewer: why, inside the site. Any other failure is the error page's. */
export function ProfileFailure({ reported }: ProfileFailureProps) {
  const error = useRouteError();
  const { t, i18n } = useLingui();
  const failure = isRouteErrorResponse(error)
    ? (error.data as { code?: unknown; params?: Record<string, string | number> } | null)
    : error instanceof ApiError && error;
  if (!failure || !isUnavailable(failure.code)) return <FailedPage />;
  const { code, params = {} } = failure;
  return (
    <>
      <PageTitle page={errorSentence(i18n, code, params)} />
      <ProfileUnavailable
        code={code}
        params={params}
        report={
          <StandaloneLink href={addresses.report.href(reported)}>
            {reported.type === 'profile' ? t`Report this profile` : t`Report this conversation`}
          </StandaloneLink>
        }
      />
    </>
  );
}
