import { Outlet } from 'react-router';
import { PageTitle } from '../page/page-title.tsx';
import { EntryGate, useMembersHidden } from './entry-gate.tsx';
import { SignUpOverPage } from './sign-up-over-page.tsx';

export { ErrorBoundary } from '../failures/error-page.tsx';

/** The layout of sign-up and activation: nothing but the page itself and the sign-up modal (contract part 0, 10). */
export default function EmptyLayout() {
  const membersHidden = useMembersHidden('empty');
  return (
    <EntryGate layout="empty">
      {membersHidden ? <PageTitle /> : <Outlet />}
      <SignUpOverPage />
    </EntryGate>
  );
}
