import { askedOf, deciding, tell } from '../deciding.ts';
import { stillBlocked, takenBackToo, whatCame, whoIsTold } from '../say-what-came.ts';
import { defineCommand } from '../typed.ts';

/** Takes a decision back. */
export const reverse = defineCommand(deciding, async (there, typed) => {
  const done = await there.act('moderate reverse', askedOf(typed));
  const { measure, told, blockedBy, removedBy, alsoTakenBack, moreToTakeBack } = done;
  const removed = removedBy ? [`What was removed stays so by decision ${removedBy}.`] : [];
  const more = [
    whoIsTold(told),
    ...stillBlocked(blockedBy, 'stays'),
    ...removed,
    ...takenBackToo(alsoTakenBack, moreToTakeBack),
  ];
  tell(typed.json, done, whatCame(done, `Taken back: ${measure}.`, more));
});
