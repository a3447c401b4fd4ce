import { Trans } from '@lingui/react/macro';
import { Text, type TextTone } from '@parlour/ui';
import { areDrawn, type LanderPerson } from './people.ts';

/** Stands by the pictures: nobody takes a drawing for a member. */
export function DrawnNote({ people, tone = 'onDeepQuiet' }: { people: readonly LanderPerson[]; tone?: TextTone }) {
  if (!areDrawn(people)) return null;
  return (
    <Text $size="tiny" $tone={tone}>
      <Trans>The people in these pictures are drawn.</Trans>
    </Text>
  );
}
