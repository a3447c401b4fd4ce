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
      const text = await ask(lane, 200, { path: `/api/members.php?${search}` });
      const { profiles } = JSON.parse(text) as { profiles: ProfileCard[] };
      insistOnCards(profiles.length);
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
    async openMembersPage(lane) {
      const page = await ask(lane, 200, { path: `/members?${search}`, headers: { accept: 'text/html' } });
      insistOnCards(page.split('<article').length - 1);
    },
  };
}

/** A search with more than a page of members, so that nobody from outside it is added. */
const search = 'gender=female&country=NL';

/** List and page are compared with 20 rows and 20 cards. */
function insistOnCards(count: number): void {
  if (count !== 20) throw new Error(`${count} members are shown, not 20`);
}

/** Sends and insists on the answer: a refusal is quick, and would make a good figure. */
export async function insist(client: Client, status: number, asked: Asked): Promise<string> {
  const answer = await client.send(asked);
  if (answer.status === status) return answer.text;
  throw new Error(`${asked.path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
}
