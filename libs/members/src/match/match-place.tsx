import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { newMatchOptions, seeMatch } from '@parlour/api-client/members/new-match';
import { useModalTurn } from '@parlour/state/open-modal';
import { modalOrNotice } from './modal-or-notice.tsx';

const LateModal = modalOrNotice(async () => (await import('./match-modal.tsx')).MatchModal);

/** Where a match that was made on this page shows itself, whichever heart made it: once, and in full. */
export function MatchPlace() {
  const client = useQueryClient();
  const { data: match } = useQuery(newMatchOptions());
  const isOpen = useModalTurn('match', match !== undefined && !match.isSeen);
  return isOpen && match ? (
    <Suspense>
      <LateModal match={match} onClose={() => seeMatch(client)} />
    </Suspense>
  ) : null;
}
