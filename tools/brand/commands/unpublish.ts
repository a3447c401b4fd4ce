import { needed } from '../../control/command.ts';
import { defineCommand } from '../typed.ts';

/** Takes a brand off the air. */
export const unpublish = defineCommand(['target'], async (there, { target }) => {
  const brand = needed(target, 'which brand');
  const { hasMembers } = await there.act('brand unpublish', { brand });
  console.log(`${brand} is off the air, and a start leaves it there. Put it back: npm run brand -- rollback ${brand}`);
  if (hasMembers)
    console.log(
      'Its members are kept, those who have not confirmed their address too: none is erased, no payment asked for.\n' +
        'What waits for them in the queue is tried for minutes, news for some six hours, other mails for three days, and is given up then.',
    );
});
