import { askedOf, deciding, nameOf, reasons, ruleOf, saidRule, tell } from '../deciding.ts';
import { copiesTaken, whatCame } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Takes a photo or a text off, and states the reasons to its owner. */
export const reject = defineCommand([...deciding, ...reasons, 'digest'], async (there, typed) => {
  const { digest, ground, law, facts } = typed;
  const rule = ruleOf(typed);
  const done = await there.act('moderate reject', { ...askedOf(typed), digest, ground, law, rule, facts });
  const did = `The ${nameOf(done.kind)} is taken off; its owner is told why.`;
  const more = [...saidRule(rule), ...(done.isDry ? [] : [`Decision ${done.decisionId}.`]), ...copiesTaken(done)];
  tell(typed.json, done, whatCame(done, did, more));
});
