import type { ReportTarget } from '@parlour/models/safety/reports';

/** What is reported, and whose it is. */
export interface Reported {
  type: ReportTarget;
  id: string;
  /** Of the member whom it is about. */
  name: string;
}
