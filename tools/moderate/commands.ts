import type { ModerationAct } from '../../apps/server/src/moderation-acts/moderation-acts.ts';
import type { Command } from '../control/command.ts';
import { answer } from './commands/answer.ts';
import { approve } from './commands/approve.ts';
import { correct } from './commands/correct.ts';
import { decide } from './commands/decide.ts';
import { queue } from './commands/queue.ts';
import { reject } from './commands/reject.ts';
import { reverse } from './commands/reverse.ts';
import { show } from './commands/show.ts';
import type { Typed } from './typed.ts';

/** Each command by the word that is typed for it. */
export const commands: Readonly<Record<string, Command<Typed, ModerationAct>>> = {
  queue,
  show,
  approve,
  reject,
  decide,
  reverse,
  answer,
  correct,
};
