import { needed } from '../../control/command.ts';
import { askedOf, deciding, reasons, ruleOf, saidRule, tell } from '../deciding.ts';
import { copiesTaken, stillBlocked, whatCame, whoIsTold } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Decides a report; or warns, suspends or bans a member. */
export const decide = defineCommand(
  [...deciding, ...reasons, 'outcome', 'until', 'same-person'],
  async (there, { ground, facts, until, ...typed }) => {
    const outcome = needed(typed.outcome, 'the --outcome');
    const rule = ruleOf(typed);
    const done = await there.act('moderate decide', { ...askedOf(typed), outcome, ground, rule, facts, until });
    const { decisionId, told, blockedBy, isDry } = done;
    const decided = decisionId && !isDry ? `Decided: ${outcome}, ${decisionId}.` : `Decided: ${outcome}.`;
    const more = [...saidRule(rule), whoIsTold(told), ...stillBlocked(blockedBy, 'was already'), ...copiesTaken(done)];
    tell(typed.json, done, whatCame(done, decided, more));
  },
);
