import type { ModerationAct } from '../../apps/server/src/moderation-acts/moderation-acts.ts';
import { commandsOf, flag, text, type TypedOf } from '../control/command.ts';

/** All that can be typed behind a command of moderators. */
export const options = {
  brand: text,
  limit: text,
  kind: text,
  digest: text,
  outcome: text,
  ground: text,
  law: text,
  rule: text,
  reason: text,
  facts: text,
  until: text,
  upheld: text,
  born: text,
  output: text,
  by: text,
  'same-person': flag,
  dry: flag,
  json: flag,
} as const;

/** What was typed behind a command. */
export type Typed = TypedOf<typeof options>;

export const defineCommand = commandsOf<Typed, ModerationAct>();
