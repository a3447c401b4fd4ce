import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import type { BodyInput } from '@parlour/contract/define-call';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { profileKeys } from '../profile/keys.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { forgetTies } from './forget-ties.ts';
import { safetyKeys } from './keys.ts';

/** What one has reported, and what became of it. */
export const reportsOptions = () => callQuery(safetyKeys.reports, listReports, {});

export type ReportWish = BodyInput<typeof report>;

/** Reports something, or adds words and a block to what was just reported. */
export const reportMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: safetyKeys.reporting,
    mutationFn: async (wish: ReportWish) =>
      (await send(report, { body: wish, idempotencyKey: uuid(), ...wayOf(client) })).report,
    onSuccess: (_, { block }) => (block ? reportedAndBlocked(client) : reported(client)),
  });

/** After a report, in other tabs too. */
export async function reported(client: QueryClient): Promise<void> {
  tellOtherTabs(safetyKeys.reports);
  await client.invalidateQueries({ queryKey: safetyKeys.reports });
}

/** After a report that a block went with: the same, and whatever the block changes. */
export async function reportedAndBlocked(client: QueryClient): Promise<void> {
  await reported(client);
  await forgetTies(client, profileKeys.all);
  await client.invalidateQueries({ queryKey: profileKeys.all });
}
