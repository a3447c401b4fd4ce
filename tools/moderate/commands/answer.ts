import { askedOf, deciding, tell } from '../deciding.ts';
import { whatCame } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Notes that a complaint or a question was answered by mail, and which decision stands after it. */
export const answer = defineCommand([...deciding, 'upheld', 'same-person'], async (there, { upheld, ...typed }) => {
  const done = await there.act('moderate answer', { ...askedOf(typed), upheld });
  const stands = upheld ? [`Decision ${upheld} stands.`] : [];
  tell(typed.json, done, whatCame(done, `${done.reference} is answered, and waits no more.`, stands));
});
