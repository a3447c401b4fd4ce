import { z } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import { isErrorCode, type ErrorCode } from '@parlour/contract/error-codes';
import { issueParams } from '@parlour/contract/issue-params';
import type { QueryValues } from './call-table.ts';
import { CallRefusal, refuse, refuseFields } from './refusal.ts';

export interface ParsedInput {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

const EMPTY = {};
/** The schema of a query or body that a call does not declare. */
const nothing = z.strictObject({});

/**
 * Reads query and body by the call's schemas. A field that the call does not know is refused like a wrong one. So is a
 * text that no column can hold, in whatever field. A signed body is for its handler to read.
 *
 * @throws bad_request where the body is no object, validation_failed with the code of each wrong field
 */
export function parseInput(call: Call, query: QueryValues, body: unknown): ParsedInput {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw refuse('bad_request');
  const fromQuery = (call.query ?? nothing).safeParse(withoutCondition(call, query));
  const fromBody = (call.body ?? nothing).safeParse(call.signed ? EMPTY : (body ?? EMPTY));
  const issues = [...(fromQuery.error?.issues ?? []), ...(fromBody.error?.issues ?? [])];
  if (issues.length > 0) throw refusalOf(issues);
  const input = { query: fromQuery.data ?? EMPTY, body: fromBody.data ?? EMPTY };
  const unstorable = [...unstorableFields(input.query), ...unstorableFields(input.body)];
  if (unstorable.length > 0)
    throw refuseFields(Object.fromEntries(unstorable.map((field) => [field, 'value_unknown'])));
  return call.signed ? { ...input, body: body as Record<string, unknown> } : input;
}

/** PostgreSQL holds neither U+0000 nor half a character, be it in a text or in a name within its JSON. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The fields that no column can hold, by their path. */
function unstorableFields(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? unstorableFields(part, [...path, key]) : [path.join('.') || 'form'],
  );
}

/** Leaves out what told the call from its neighbours: that is no field of it, unless its schema says so. */
function withoutCondition(call: Call, query: QueryValues): QueryValues {
  if (!call.when) return query;
  const known = call.query?.shape ?? {};
  return Object.fromEntries(Object.entries(query).filter(([key]) => !(key in call.when!) || key in known));
}

function refusalOf(issues: readonly z.core.$ZodIssue[]): CallRefusal {
  const fields: Record<string, ErrorCode> = {};
  for (const issue of issues) {
    const code = isErrorCode(issue.message) ? issue.message : 'value_unknown';
    for (const field of fieldsOf(issue)) fields[field] ??= code;
  }
  const params = issueParams(issues);
  return new CallRefusal('validation_failed', { params: Object.keys(params).length > 0 ? params : undefined, fields });
}

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || 'form'];
}
