import type { Decided, QueueItem, Reversed } from '@parlour/server-safety';
import type { Done } from '../../apps/server/src/moderation-acts/decide-as.ts';
import type { Waiting } from '../../apps/server/src/moderation-acts/list-queue.ts';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { printTable } from '../brand/print.ts';
import type { Reach } from '../brand/reach.ts';
import { WrongUse } from '../brand/commands/command.ts';
import { harmlessLine } from './harmless.ts';
import { minute } from './line.ts';
import { printItem } from './print-item.ts';
import { moderator } from './moderator.ts';
import { stillBlocked, whatCame, whoIsTold } from './say-what-came.ts';
import { writePictures } from './write-pictures.ts';

/** What was typed behind a command; only what was given is there. */
export interface Typed {
  id?: string;
  brand?: string;
  limit?: number;
  kind?: string;
  digest?: string;
  outcome?: string;
  ground?: string;
  rule?: string;
  facts?: string;
  until?: string;
  upheld?: string;
  born?: string;
  output?: string;
  by?: string;
  samePerson?: boolean;
  dry?: boolean;
  json: boolean;
}

export type Command = (there: Reach, typed: Typed) => Promise<void>;

/** The options that each command knows; any other is a mistake. */
export const optionsOf: Readonly<Record<string, readonly (keyof Typed)[]>> = {
  queue: ['brand', 'limit', 'kind'],
  show: ['id', 'brand', 'output'],
  approve: ['id', 'digest', 'by', 'dry'],
  reject: ['id', 'digest', 'ground', 'rule', 'facts', 'by', 'dry'],
  decide: ['id', 'outcome', 'ground', 'rule', 'facts', 'until', 'by', 'samePerson', 'dry'],
  reverse: ['id', 'by', 'dry'],
  answer: ['id', 'upheld', 'by', 'samePerson', 'dry'],
  correct: ['id', 'born', 'facts', 'by', 'dry'],
};

const needed = ({ id }: Typed): string => {
  if (id === undefined) throw new WrongUse('Say which one, by its id.');
  return id;
};

/** Has something done by whoever works here; `input` is what the act itself asks for. */
const askToDecide = <Result>(there: Reach, act: string, typed: Typed, input: object): Promise<Result & Done> => {
  const { by = moderator(process.env), samePerson, dry } = typed;
  return there.act<Result & Done>(act, { id: needed(typed), ...input, by, samePerson, dry });
};

const tell = (json: boolean, result: unknown, words: string): void =>
  console.log(json ? JSON.stringify(result, null, 2) : words);

export const commands: Readonly<Record<string, Command>> = {
  async queue(there, { brand, limit, kind: chosen, json }) {
    const items = await there.act<QueueItem[]>('moderate queue', { brand, limit, kind: chosen });
    if (json || items.length === 0) return tell(json, items, 'Nothing waits.');
    const rows = items.map(({ since, kind, status, id, name, about, ...item }) =>
      [minute(since), item.brand, kind, item.urgent ? `${status}, urgent` : status, id, name, about ?? ''].map(
        harmlessLine,
      ),
    );
    printTable(['since', 'brand', 'what', 'status', 'id', 'member', ''], rows);
    const { waiting, urgent } = await there.act<Waiting>('moderate count', { brand, kind: chosen });
    const unseen = urgent - items.filter((item) => item.urgent).length;
    const more = waiting - items.length;
    if (more > 0) console.log(`and ${more} more${unseen > 0 ? `, ${unseen} of them urgent` : ''}`);
  },

  async show(there, typed) {
    const { brand, output, json } = typed;
    const shown = await there.act<ShownItem>('moderate show', { id: needed(typed), brand, pictures: !!output });
    const { pictures, ...item } = shown;
    if (json) console.log(JSON.stringify(item, null, 2));
    else printItem(shown);
    if (output) await writePictures(output, pictures);
  },

  async approve(there, typed) {
    const done = await askToDecide<{ kind: string }>(there, 'moderate approve', typed, { digest: typed.digest });
    tell(typed.json, done, whatCame(done, `The ${nameOf(done.kind)} is shown now.`));
  },

  async reject(there, typed) {
    const { digest, ground, rule, facts } = typed;
    const done = await askToDecide<{ kind: string; decisionId: string }>(there, 'moderate reject', typed, {
      digest,
      ground,
      rule,
      facts,
    });
    const did = `The ${nameOf(done.kind)} is taken off; its owner is told why.`;
    tell(typed.json, done, whatCame(done, did, done.isDry ? [] : [`Decision ${done.decisionId}`]));
  },

  async decide(there, typed) {
    const { outcome, ground, rule, facts, until } = typed;
    if (outcome === undefined) throw new WrongUse('Say the --outcome.');
    const asked = { outcome, ground, rule, facts, until };
    const done = await askToDecide<Decided>(there, 'moderate decide', typed, asked);
    const { decisionId, told, blockedBy, isDry } = done;
    const decided = decisionId && !isDry ? `Decided: ${outcome}, ${decisionId}.` : `Decided: ${outcome}.`;
    tell(typed.json, done, whatCame(done, decided, [whoIsTold(told), ...stillBlocked(blockedBy, 'was already')]));
  },

  async reverse(there, typed) {
    const done = await askToDecide<Reversed>(there, 'moderate reverse', typed, {});
    const { measure, told, blockedBy, removedBy } = done;
    const removed = removedBy ? [`What was removed stays so by decision ${removedBy}.`] : [];
    const more = [whoIsTold(told), ...stillBlocked(blockedBy, 'stays'), ...removed];
    tell(typed.json, done, whatCame(done, `Taken back: ${measure}.`, more));
  },

  async answer(there, typed) {
    const { upheld } = typed;
    const done = await askToDecide<{ reference: string }>(there, 'moderate answer', typed, { upheld });
    const stands = upheld ? [`Decision ${upheld} stands.`] : [];
    tell(typed.json, done, whatCame(done, `${done.reference} is answered, and waits no more.`, stands));
  },

  async correct(there, typed) {
    const { born, facts } = typed;
    if (born === undefined) throw new WrongUse('Say when they were --born.');
    const done = await askToDecide<{ former: string }>(there, 'moderate correct', typed, { born, facts });
    tell(typed.json, done, whatCame(done, `Born ${born}, not ${done.former}.`));
  },
};

const nameOf = (kind: string): string => (kind === 'photo' ? 'photo' : 'text');
