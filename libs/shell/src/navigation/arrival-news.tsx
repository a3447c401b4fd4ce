import { useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMatch } from 'react-router';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { arrivals } from '@parlour/api-client/live/arrivals';
import type { EventOf } from '@parlour/api-client/live/live-message';
import { addresses } from '@parlour/contract/addresses';
import { SECOND } from '@parlour/models/durations';
import { Spoken } from '@parlour/ui';
import { Heard } from './heard.ts';

type Arrival = EventOf<'message'>;

/** Milliseconds in which all that comes is one piece of news: a stream that was away brings much at once. */
const breath = SECOND;

/** Milliseconds after which it is told all the same, though more keeps coming. */
const patience = 3 * SECOND;

/** Tells those who listen who has written to them elsewhere than on this page, as the badges show it; never what. */
export function ArrivalNews() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [news, tell] = useState<{ id: string; name: string | undefined }>();
  const isElsewhere = useIsElsewhere();
  const isTold = useEffectEvent((arrival: Arrival) => isNews(arrival) && isElsewhere(arrival));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let come: Arrival[] = [];
    let firstAt = 0;
    const say = async (last: Arrival) => {
      const isOfOne = come.every(({ profile_id }) => profile_id === last.profile_id);
      const name = isOfOne ? await nameOf(client, last) : undefined;
      // What has come while the name was asked for is told later, together with this.
      if (come.at(-1) !== last) return;
      come = [];
      tell({ id: last.message.id, name });
    };
    const stop = arrivals.subscribe((arrival) => {
      if (!isTold(arrival)) return;
      if (come.length === 0) firstAt = performance.now();
      come.push(arrival);
      clearTimeout(timer);
      const wait = Math.min(breath, firstAt + patience - performance.now());
      timer = setTimeout((last) => void say(last), wait, arrival);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
  const name = news?.name;
  return (
    <Heard>
      <Spoken id={news?.id}>{name === undefined ? t`New messages` : t`New message from ${name}`}</Spoken>
    </Heard>
  );
}

/** Not of a tab out of sight, nor of what is muted. */
const isNews = ({ message, conversation }: Arrival): boolean =>
  message.from !== 'me' && !conversation.muted && !document.hidden;

/** Whether it came into another conversation than the one whose page is open, which reads it aloud; other pages only know some. */
function useIsElsewhere(): (arrival: Arrival) => boolean {
  const chat = useMatch(addresses.chat.pattern)?.params.id;
  const member = useMatch(addresses.memberChat.pattern)?.params.id;
  return ({ conversation, profile_id }) => conversation.id !== chat && profile_id !== member;
}

/** Whose conversation it is, by the list: it is asked for where no page has shown it, or not this conversation yet. */
async function nameOf(client: QueryClient, { profile_id }: Arrival): Promise<string | undefined> {
  const options = chatsOptions();
  const isTheirs = ({ profile }: { profile: { id: string } }) => profile.id === profile_id;
  const known = client.getQueryData(options.queryKey)?.chats.find(isTheirs);
  const chat = known ?? (await client.query(options).catch(() => undefined))?.chats.find(isTheirs);
  return chat?.profile.name;
}
