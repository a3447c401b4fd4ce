import { parseArgs } from 'node:util';
import { decisionGrounds, moderationRules, reportOutcomes } from '@parlour/models/safety/decisions';
import { queueKinds } from '@parlour/models/safety/queue-kinds';
import { WrongUse } from '../brand/commands/command.ts';
import { printFailure } from '../brand/print-failure.ts';
import { commands, optionsOf, type Typed } from './commands.ts';
import { reachModeration } from './reach.ts';

const usage = `npm run moderate -- <command>
  queue [--brand id] [--kind kind] [--limit n]
                                             what waits: photos, texts about oneself, reports, complaints, questions;
                                             what is urgent first, then the oldest
  show <id|reference|address|name> [--brand id] [--output folder]
                                             all that is known about a report, a complaint, a photo, a decision, a
                                             payment, or a member with their text, photos and payments; writes the
                                             pictures into a folder
  approve <photo|member> [--digest digest]   show a photo, or the text of a member that was read
  reject <photo|member> [--digest digest] --reason <rule> --facts "…" [--ground ${decisionGrounds.join('|')}]
                                             take it off, and state the reasons to its owner
  decide <report|member> --outcome <outcome> [--rule <rule> --facts "…"] [--ground …] [--until YYYY-MM-DD]
                                             decide a report, by its id or its reference, also again where it
                                             found no violation; or warn, suspend or ban a member by their id
  reverse <decision>                         take a decision back
  answer <complaint> [--upheld <decision>]   note that a complaint or a question was answered by mail, and which
                                             decision stands after it
  correct <member> --born YYYY-MM-DD --facts "…"
                                             put a mistyped date of birth right
Every command takes --json. Those that decide print whom it concerns, and take:
  --by name                                  who decides, where it is not the user of the system
  --dry                                      do nothing, and say what would come of it
  --same-person                              of a team of one: whoever decided looks at a complaint too (decide, answer)
Kinds: ${queueKinds.join(', ')}. Outcomes: ${reportOutcomes.join(', ')}.
Rules: ${moderationRules.join(', ')}.
DATA_DIR says whose members, as for npm start.`;

const text = { type: 'string' } as const;
const options = {
  brand: text,
  limit: text,
  kind: text,
  digest: text,
  outcome: text,
  ground: text,
  rule: text,
  reason: text,
  facts: text,
  until: text,
  upheld: text,
  born: text,
  output: text,
  by: text,
  'same-person': { type: 'boolean' },
  dry: { type: 'boolean' },
  json: { type: 'boolean', default: false },
} as const;

function typedWords() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** @throws WrongUse where the words make no sense, naming all that do not */
function read(): { name: string; typed: Typed } {
  const { positionals, values } = typedWords();
  const [name = '', ...words] = positionals;
  const known = optionsOf[name];
  if (!known) throw new WrongUse(name ? `There is no command "${name}".` : '');
  const { limit, reason, rule = reason, 'same-person': samePerson, ...rest } = values;
  // A name and a reference may be written with a blank in them.
  const id = words.join(' ');
  const typed: Typed = {
    ...rest,
    ...(id ? { id } : {}),
    ...(rule ? { rule } : {}),
    ...(samePerson ? { samePerson } : {}),
  };
  const strange = [
    ...Object.keys(typed)
      .filter((key) => key !== 'json' && !known.includes(key as keyof Typed))
      .map((key) => ({ id, samePerson: 'same-person' })[key] ?? key),
    ...(limit !== undefined && (!known.includes('limit') || !/^[1-9]\d{0,2}$/.test(limit)) ? [`--limit ${limit}`] : []),
  ];
  if (strange.length > 0) throw new WrongUse(`"${name}" makes nothing of: ${strange.join(', ')}.`);
  return { name, typed: limit === undefined ? typed : { ...typed, limit: Number(limit) } };
}

async function run(): Promise<void> {
  const { name, typed } = read();
  const there = await reachModeration(process.env);
  try {
    await commands[name]!(there, typed);
  } finally {
    await there.close();
  }
}

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  printFailure(error, usage);
}
