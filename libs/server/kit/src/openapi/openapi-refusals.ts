import type { Call } from '@parlour/contract/define-call';
import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import { needsClientHeader } from '../calls/header-rule.ts';
import { refuseForNow } from '../calls/refusal.ts';
import { refusalResponse, type Json } from './openapi-parts.ts';

/** Errors that any call may give (contract part 5). */
const anyCall: readonly ErrorCode[] = [
  'bad_request',
  'unknown_brand',
  'validation_failed',
  'field_required',
  'client_outdated',
  'rate_limited',
  'server_error',
  'maintenance',
];

/** Errors of every call that only a member may make. */
const membersOnly: readonly ErrorCode[] = ['authentication_required', 'account_blocked', 'account_pending_deletion'];

/** What any of the calls at one place may be refused with, by status; not found where the query names none of them. */
export function refusalsOf(calls: readonly Call[]): Json {
  const codes = new Set([
    ...calls.flatMap(codesOf),
    ...(calls.every(({ when }) => when) ? (['not_found'] as const) : []),
  ]);
  const byStatus = Map.groupBy(codes, (code): number => errorStatus[code]);
  const { status, code } = refuseForNow();
  byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([ofStatus, alike]) => [ofStatus, refusalResponse(alike)]));
}

function codesOf(call: Call): ErrorCode[] {
  const { errors, method, who, idempotent, multipart } = call;
  return [
    ...errors,
    ...anyCall,
    ...(who === 'member' ? membersOnly : []),
    ...(needsClientHeader(call) ? (['header_missing'] as const) : []),
    ...(method !== 'GET' && !multipart ? (['too_large'] as const) : []),
    ...(idempotent ? (['idempotency_conflict'] as const) : []),
  ];
}
