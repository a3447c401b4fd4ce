import type { Decided, QueueItem, Reversed } from '@parlour/server-safety';
import type { Done } from '../../apps/server/src/moderation-acts/decide-as.ts';
import type { Waiting } from '../../apps/server/src/moderation-acts/list-queue.ts';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { needed, type Command } from '../control/command.ts';
import { harmlessLine } from '../control/harmless.ts';
import { printJson, printTable } from '../control/print.ts';
import type { Reach } from '../control/reach.ts';
import { WrongUse } from '../control/wrong-use.ts';
import { minute } from './line.ts';
import { printItem } from './print-item.ts';
import { moderator } from './moderator.ts';
import { stillBlocked, whatCame, whoIsTold } from './say-what-came.ts';
import { defineCommand, type Typed } from './typed.ts';
import { writePictures } from './write-pictures.ts';

/** What every command about one thing takes, and what those that decide take beside it. */
const always = ['target', 'json'] as const;
const deciding = [...always, 'by', 'dry'] as const;

const idOf = ({ target }: Pick<Typed, 'target'>): string => needed(target || null, 'which one, by its id');

/** How something is decided; `same-person` where a team of one may look at it twice. */
type Deciding = Pick<Typed, 'target' | 'by' | 'dry'> & Partial<Pick<Typed, 'same-person'>>;

/** Has something done by whoever works here; `input` is what the act itself asks for. */
const askToDecide = <Result>(there: Reach, act: string, typed: Deciding, input: object): Promise<Result & Done> => {
  const { by = moderator(process.env), 'same-person': samePerson, dry } = typed;
  return there.act<Result & Done>(act, { id: idOf(typed), ...input, by, samePerson, dry });
};

const tell = (json: boolean, result: unknown, words: string): void => (json ? printJson(result) : console.log(words));

/** @throws WrongUse where it is no number of items */
function readLimit(limit: string | undefined): number | undefined {
  if (limit === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(limit)) throw new WrongUse(`"queue" makes nothing of: --limit ${limit}.`);
  return Number(limit);
}

const queue = defineCommand(['brand', 'limit', 'kind', 'json'], async (there, { brand, kind: chosen, ...typed }) => {
  const limit = readLimit(typed.limit);
  const items = await there.act<QueueItem[]>('moderate queue', { brand, limit, kind: chosen });
  if (typed.json || items.length === 0) return tell(typed.json, items, 'Nothing waits.');
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
});

const show = defineCommand([...always, 'brand', 'output'], async (there, { brand, output, json, ...typed }) => {
  const shown = await there.act<ShownItem>('moderate show', { id: idOf(typed), brand, pictures: !!output });
  const { pictures, ...item } = shown;
  if (json) printJson(item);
  else printItem(shown);
  if (output) await writePictures(output, pictures);
});

const approve = defineCommand([...deciding, 'digest'], async (there, { digest, ...typed }) => {
  const done = await askToDecide<{ kind: string }>(there, 'moderate approve', typed, { digest });
  tell(typed.json, done, whatCame(done, `The ${nameOf(done.kind)} is shown now.`));
});

/** What states the reasons of a decision. */
const reasons = ['ground', 'rule', 'reason', 'facts'] as const;

/** The rule that was broken, which may be typed as the reason too. */
const ruleOf = ({ rule, reason }: Pick<Typed, 'rule' | 'reason'>): string | undefined => (rule ?? reason) || undefined;

const reject = defineCommand([...deciding, ...reasons, 'digest'], async (there, typed) => {
  const { digest, ground, facts } = typed;
  const asked = { digest, ground, rule: ruleOf(typed), facts };
  const done = await askToDecide<{ kind: string; decisionId: string }>(there, 'moderate reject', typed, asked);
  const did = `The ${nameOf(done.kind)} is taken off; its owner is told why.`;
  tell(typed.json, done, whatCame(done, did, done.isDry ? [] : [`Decision ${done.decisionId}`]));
});

const decide = defineCommand(
  [...deciding, ...reasons, 'outcome', 'until', 'same-person'],
  async (there, { ground, facts, until, ...typed }) => {
    const outcome = needed(typed.outcome, 'the --outcome');
    const asked = { outcome, ground, rule: ruleOf(typed), facts, until };
    const done = await askToDecide<Decided>(there, 'moderate decide', typed, asked);
    const { decisionId, told, blockedBy, isDry } = done;
    const decided = decisionId && !isDry ? `Decided: ${outcome}, ${decisionId}.` : `Decided: ${outcome}.`;
    tell(typed.json, done, whatCame(done, decided, [whoIsTold(told), ...stillBlocked(blockedBy, 'was already')]));
  },
);

const reverse = defineCommand(deciding, async (there, typed) => {
  const done = await askToDecide<Reversed>(there, 'moderate reverse', typed, {});
  const { measure, told, blockedBy, removedBy } = done;
  const removed = removedBy ? [`What was removed stays so by decision ${removedBy}.`] : [];
  const more = [whoIsTold(told), ...stillBlocked(blockedBy, 'stays'), ...removed];
  tell(typed.json, done, whatCame(done, `Taken back: ${measure}.`, more));
});

const answer = defineCommand([...deciding, 'upheld', 'same-person'], async (there, { upheld, ...typed }) => {
  const done = await askToDecide<{ reference: string }>(there, 'moderate answer', typed, { upheld });
  const stands = upheld ? [`Decision ${upheld} stands.`] : [];
  tell(typed.json, done, whatCame(done, `${done.reference} is answered, and waits no more.`, stands));
});

const correct = defineCommand([...deciding, 'born', 'facts'], async (there, { facts, ...typed }) => {
  const born = needed(typed.born, 'when they were --born');
  const done = await askToDecide<{ former: string }>(there, 'moderate correct', typed, { born, facts });
  tell(typed.json, done, whatCame(done, `Born ${born}, not ${done.former}.`));
});

const nameOf = (kind: string): string => (kind === 'photo' ? 'photo' : 'text');

export const commands: Readonly<Record<string, Command<Typed>>> = {
  queue,
  show,
  approve,
  reject,
  decide,
  reverse,
  answer,
  correct,
};
