import { useLingui } from '@lingui/react/macro';
import { isRefusal } from '@parlour/api-client/chat/sending/is-refusal';
import { Note } from '@parlour/ui';
import { useRefusalSentence } from '../use-refusal-sentence.ts';
import type { Giving } from './use-giving.ts';

export interface GivingNoticeProps {
  giving: Giving;
  /** Something else than what is chosen may yet arrive, and this one is charged as well. */
  otherLost: string;
  /** What becomes of it while its giver is not confirmed; none where they are. */
  waits: string | undefined;
}

/** What became of the last try, or what will become of what is given by somebody who is not confirmed yet. */
export function GivingNotice({
  giving: { error, isInDoubt, isOtherLost, isPending },
  otherLost,
  waits,
}: GivingNoticeProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  function trouble(): string | false {
    if (error ? error.mayHaveHappened : isInDoubt)
      return t`We don’t know whether this arrived. Trying again never charges twice.`;
    if (!error || error.code === 'fictional_ack_required') return isOtherLost && otherLost;
    return isRefusal(error) ? sentence(error) : t`Not sent. Trying again never charges twice.`;
  }
  const words = !isPending && trouble();
  if (words)
    return (
      <Note tone="danger" announce="assertive">
        {words}
      </Note>
    );
  return waits === undefined ? null : <Note>{waits}</Note>;
}
