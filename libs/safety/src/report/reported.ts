import type { ReportTarget } from '@parlour/models/safety/reports';

/** What is reported, and whose it is. */
export interface Reported {
  type: ReportTarget;
  id: string;
  /** Of the member whom it is about; empty where it is not known. */
  name: string;
}
