import { Outlet } from 'react-router';
import { SignUpModalPlace } from '../sign-up/sign-up-modal-place.tsx';
import { EntryGate, useMembersHidden } from './entry-gate.tsx';

/** The layout of sign-up and activation: nothing but the page itself and the sign-up modal (contract part 0, 10). */
export default function EmptyLayout() {
  const membersHidden = useMembersHidden('empty');
  return (
    <EntryGate layout="empty">
      {membersHidden ? null : <Outlet />}
      <SignUpModalPlace />
    </EntryGate>
  );
}
