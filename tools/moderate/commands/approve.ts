import { askedOf, deciding, nameOf, tell } from '../deciding.ts';
import { whatCame } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Shows a photo, or the text of a member that was read. */
export const approve = defineCommand([...deciding, 'digest'], async (there, { digest, ...typed }) => {
  const done = await there.act('moderate approve', { ...askedOf(typed), digest });
  tell(typed.json, done, whatCame(done, `The ${nameOf(done.kind)} is shown now.`));
});
