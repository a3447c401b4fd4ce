import type { z } from 'zod';

export type IssueParams = Record<string, string | number>;

/** What the sentences of a schema's issues need: the values that its refinements say. Server and forms read it alike. */
export const issueParams = (issues: readonly z.core.$ZodIssue[]): IssueParams =>
  Object.assign({}, ...issues.map((issue) => (issue.code === 'custom' ? issue.params : {}))) as IssueParams;
