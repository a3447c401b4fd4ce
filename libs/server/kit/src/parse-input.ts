import type { z } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import { isErrorCode, type ErrorCode } from '@parlour/contract/error-codes';
import type { QueryValues } from './call-table.ts';
import { CallRefusal, refuse, type RefusalParams } from './refusal.ts';

export interface ParsedInput {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

const EMPTY = {};

/**
 * Reads query and body by the call's schemas. A field that the call does not know is refused like a wrong one.
 *
 * @throws bad_request where the body is no object, validation_failed with the code of each wrong field
 */
export function parseInput(call: Call, query: QueryValues, body: unknown): ParsedInput {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw refuse('bad_request');
  const fromQuery = call.query ? call.query.safeParse(withoutCondition(call, query)) : null;
  const fromBody = call.body ? call.body.safeParse(body ?? EMPTY) : null;
  const issues = [...(fromQuery?.error?.issues ?? []), ...(fromBody?.error?.issues ?? [])];
  if (issues.length > 0) throw refusalOf(issues);
  return { query: fromQuery?.data ?? EMPTY, body: fromBody?.data ?? EMPTY };
}

/** What told the call from its neighbours is no field of it, unless its schema says so. */
function withoutCondition(call: Call, query: QueryValues): QueryValues {
  if (!call.when) return query;
  const known = call.query?.shape ?? {};
  return Object.fromEntries(Object.entries(query).filter(([key]) => !(key in call.when!) || key in known));
}

function refusalOf(issues: readonly z.core.$ZodIssue[]): CallRefusal {
  const fields: Record<string, ErrorCode> = {};
  const params: RefusalParams = {};
  for (const issue of issues) {
    const code = isErrorCode(issue.message) ? issue.message : 'value_unknown';
    for (const field of fieldsOf(issue)) fields[field] ??= code;
    if (issue.code === 'custom') Object.assign(params, issue.params);
  }
  return new CallRefusal('validation_failed', Object.keys(params).length > 0 ? params : undefined, fields);
}

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || 'form'];
}
