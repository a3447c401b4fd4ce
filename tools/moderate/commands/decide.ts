import { needed } from '../../control/command.ts';
import { askedOf, deciding, reasons, ruleOf, saidRule, tell } from '../deciding.ts';
import { copiesTaken, replacing, stillBlocked, whatCame, whoIsTold } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Decides a report; or warns, suspends or bans a member. */
export const decide = defineCommand(
  [...deciding, ...reasons, 'outcome', 'until', 'same-person'],
  async (there, { ground, law, facts, until, ...typed }) => {
    const outcome = needed(typed.outcome, 'the --outcome');
    const rule = ruleOf(typed);
    const done = await there.act('moderate decide', { ...askedOf(typed), outcome, ground, law, rule, facts, until });
    const { decisionId, told, blockedBy, isDry } = done;
    const decided = decisionId && !isDry ? `Decided: ${outcome}, ${decisionId}.` : `Decided: ${outcome}.`;
    const beside = [...replacing(done), ...stillBlocked(blockedBy, 'was already'), ...copiesTaken(done)];
    const more = [...saidRule(rule), whoIsTold(told), ...beside];
    tell(typed.json, done, whatCame(done, decided, more));
  },
);
