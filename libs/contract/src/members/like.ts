import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Like } from '../types/chat.ts';
import { Id } from '../types/scalars.ts';

export const likeSources = ['profile', 'list', 'swipe', 'modal'] as const;

/** Likes a member; `match` if and only if the other likes back (contract D1). */
export const like = defineCall({
  method: 'POST',
  path: '/api/like.php',
  who: 'member',
  idempotent: true,
  body: z.strictObject({ profile_id: Id, source: z.enum(likeSources, 'value_unknown') }),
  status: 201,
  reply: z.object({ like: Like, match: z.boolean(), conversation_id: Id.nullable() }),
  errors: [
    'already_liked',
    'already_blocked',
    'blocked',
    'role_required',
    'profile_gone',
    'profile_not_found',
    'not_confirmed',
  ],
});
