import { needed } from '../../control/command.ts';
import { askedOf, deciding, tell } from '../deciding.ts';
import { whatCame } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Puts a mistyped date of birth right. */
export const correct = defineCommand([...deciding, 'born', 'facts'], async (there, { facts, ...typed }) => {
  const born = needed(typed.born, 'when they were --born');
  const done = await there.act('moderate correct', { ...askedOf(typed), born, facts });
  tell(typed.json, done, whatCame(done, `Born ${born}, not ${done.former}.`));
});
