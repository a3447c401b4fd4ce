import { listReports } from '@parlour/contract/safety/list-reports';
import { handle } from '@parlour/server-kit/calls/handle';
import { findReportsOf } from '../store/reports.ts';
import { reportView } from './report-view.ts';

/** Reports on the list; a member may make twenty a day. */
const shownMost = 200;

/** The member's own reports, newest first, and what became of them. */
export const listReportsCall = () =>
  handle(listReports, async (_, { db, brand, viewer }) => ({
    reports: (await findReportsOf(db, brand.id, viewer.id, shownMost)).map(reportView),
  }));
