import type { Decided, QueueItem, Reversed } from '@parlour/server-safety';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { printTable } from '../brand/print.ts';
import type { Reach } from '../brand/reach.ts';
import { WrongUse } from '../brand/commands/command.ts';
import { harmlessLine } from './harmless.ts';
import { minute, printItem } from './print-item.ts';
import { stillBlocked, whoIsTold } from './say-what-came.ts';
import { writePictures } from './write-pictures.ts';

/** What was typed behind a command; only what was given is there. */
export interface Typed {
  id?: string;
  brand?: string;
  limit?: number;
  digest?: string;
  outcome?: string;
  ground?: string;
  rule?: string;
  facts?: string;
  until?: string;
  upheld?: string;
  born?: string;
  output?: string;
  json: boolean;
}

export type Command = (there: Reach, typed: Typed) => Promise<void>;

/** The options that each command knows; any other is a mistake. */
export const optionsOf: Readonly<Record<string, readonly (keyof Typed)[]>> = {
  queue: ['brand', 'limit'],
  show: ['id', 'brand', 'output'],
  approve: ['id', 'digest'],
  reject: ['id', 'digest', 'ground', 'rule', 'facts'],
  decide: ['id', 'outcome', 'ground', 'rule', 'facts', 'until'],
  reverse: ['id'],
  answer: ['id', 'upheld'],
  correct: ['id', 'born', 'facts'],
};

const needed = ({ id }: Typed): string => {
  if (id === undefined) throw new WrongUse('Say which one, by its id.');
  return id;
};

const tell = (json: boolean, result: unknown, words: string): void =>
  console.log(json ? JSON.stringify(result, null, 2) : words);

export const commands: Readonly<Record<string, Command>> = {
  async queue(there, { brand, limit, json }) {
    const items = await there.act<QueueItem[]>('moderate queue', { brand, limit });
    if (json || items.length === 0) return tell(json, items, 'Nothing waits.');
    const rows = items.map(({ since, kind, status, id, name, about, ...item }) =>
      [minute(since), item.brand, kind, status, id, name, about ?? ''].map(harmlessLine),
    );
    printTable(['since', 'brand', 'what', 'status', 'id', 'member', ''], rows);
    const more = (await there.act<number>('moderate count', { brand })) - items.length;
    if (more > 0) console.log(`and ${more} more`);
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
    const done = await there.act<{ kind: string }>('moderate approve', { id: needed(typed), digest: typed.digest });
    tell(typed.json, done, `The ${nameOf(done.kind)} is shown now.`);
  },

  async reject(there, typed) {
    const { digest, ground, rule, facts } = typed;
    const done = await there.act<{ kind: string; decisionId: string }>('moderate reject', {
      id: needed(typed),
      digest,
      ground,
      rule,
      facts,
    });
    tell(typed.json, done, `The ${nameOf(done.kind)} is taken off; its owner is told why. Decision ${done.decisionId}`);
  },

  async decide(there, typed) {
    const { outcome, ground, rule, facts, until } = typed;
    if (outcome === undefined) throw new WrongUse('Say the --outcome.');
    const asked = { id: needed(typed), outcome, ground, rule, facts, until };
    const done = await there.act<Decided>('moderate decide', asked);
    const { decisionId, told, blockedBy } = done;
    const decided = decisionId ? `Decided: ${decisionId}.` : 'Decided.';
    tell(typed.json, done, [decided, whoIsTold(told), ...stillBlocked(blockedBy, 'was already')].join(' '));
  },

  async reverse(there, typed) {
    const done = await there.act<Reversed>('moderate reverse', { id: needed(typed) });
    const { measure, told, blockedBy, removedBy } = done;
    const removed = removedBy ? [`What was removed stays so by decision ${removedBy}.`] : [];
    const words = [`Taken back: ${measure}.`, whoIsTold(told), ...stillBlocked(blockedBy, 'stays'), ...removed];
    tell(typed.json, done, words.join(' '));
  },

  async answer(there, typed) {
    const { upheld } = typed;
    const done = await there.act<{ reference: string }>('moderate answer', { id: needed(typed), upheld });
    const stands = upheld ? ` Decision ${upheld} stands.` : '';
    tell(typed.json, done, `${done.reference} is answered, and waits no more.${stands}`);
  },

  async correct(there, typed) {
    const { born, facts } = typed;
    if (born === undefined) throw new WrongUse('Say when they were --born.');
    const done = await there.act<{ former: string }>('moderate correct', { id: needed(typed), born, facts });
    tell(typed.json, done, `Born ${born}, not ${done.former}.`);
  },
};

const nameOf = (kind: string): string => (kind === 'photo' ? 'photo' : 'text');
