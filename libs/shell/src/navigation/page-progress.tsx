import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { ProgressBar } from '@parlour/ui';

/** The page's progress, while the router fetches the next one. */
export function PageProgress() {
  const { t } = useLingui();
  return <ProgressBar label={t`Loading`} active={useNavigation().state !== 'idle'} />;
}
