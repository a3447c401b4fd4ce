import { v4 as uuid } from 'uuid';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Asked, Client } from './client.ts';
import type { Stage } from './stage.ts';

/** What members do to the product; each lane is a member of its own. */
export interface Acts {
  list(lane: number): Promise<ProfileCard[]>;
  /** A message that is paid with credits. */
  send(lane: number): Promise<unknown>;
  openMembersPage(lane: number): Promise<unknown>;
}

export function actsOf({ pairs }: Stage): Acts {
  const ask = (lane: number, status: number, asked: Asked) => insist(pairs[lane]!.sender.client, status, asked);
  return {
    async list(lane) {
      const text = await ask(lane, 200, { path: '/api/members.php?gender=female&country=NL' });
      const { profiles } = JSON.parse(text) as { profiles: ProfileCard[] };
      if (profiles.length !== 20) throw new Error(`The member list has ${profiles.length} members, not 20`);
      return profiles;
    },
    send: (lane) => {
      const id = uuid();
      const message = { profile_id: pairs[lane]!.reader.id, type: 'text', text: 'Good evening', client_id: id };
      return ask(lane, 201, {
        method: 'POST',
        path: '/api/message.php',
        headers: { 'idempotency-key': id },
        body: { ...message, expected_cost: 10 },
      });
    },
    openMembersPage: (lane) => ask(lane, 200, { path: '/members', headers: { accept: 'text/html' } }),
  };
}

/** Sends and insists on the answer: a refusal is quick, and would make a good figure. */
export async function insist(client: Client, status: number, asked: Asked): Promise<string> {
  const answer = await client.send(asked);
  if (answer.status === status) return answer.text;
  throw new Error(`${asked.path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
}
