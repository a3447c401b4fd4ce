import { parseArgs } from 'node:util';
import type { Act } from '../../apps/server/src/control/act.ts';
import type { Command, Options, TypedOf } from './command.ts';
import { printFailure } from './print-failure.ts';
import { reach, type OpenHere } from './reach.ts';
import { takenByNpm } from './taken-by-npm.ts';
import { WrongUse } from './wrong-use.ts';

/** What an operator types the commands of. */
export interface Tool<Known extends Options, Acts extends Act> {
  /** What npm runs it as. */
  script: string;
  /** Shown to whoever asks for it, or typed what makes no sense. */
  usage: string;
  options: Known;
  commands: Readonly<Record<string, Command<TypedOf<Known>, Acts>>>;
  /** How many words the target of a command may have. */
  mostWords: number;
  openHere: OpenHere<Acts>;
}

/** `help` alone may also be what a command is about. */
const asksForHelp = (words: readonly string[]): boolean =>
  words[0] === 'help' || words.includes('--help') || words.includes('-h');

/** Does what was typed: the frame of every command. One that was not done says why and ends the process with code 1. */
export async function runTool<Known extends Options, Acts extends Act>(tool: Tool<Known, Acts>): Promise<void> {
  const words = process.argv.slice(2);
  if (words.length === 0) process.exitCode = 1;
  if (words.length === 0 || asksForHelp(words)) return console.log(tool.usage);
  try {
    const { command, typed } = readTyped(tool);
    const there = reach(process.env, tool.openHere);
    try {
      await command.run(there, typed);
    } finally {
      await there.close();
    }
  } catch (error) {
    process.exitCode = 1;
    printFailure(error, tool.usage);
  }
}

/** @throws WrongUse where the words make no sense, naming all that do not */
function readTyped<Known extends Options, Acts extends Act>({
  script,
  options,
  commands,
  mostWords,
}: Tool<Known, Acts>) {
  const { positionals, values, tokens } = parsed(options);
  const [name = '', ...words] = positionals;
  const said = new Set(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
  const unsaid = Object.keys(options).filter((option) => !said.has(option));
  refuseTaken(`npm run ${script} -- ${name || '<command>'} …`, takenByNpm(script, unsaid, process.env));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUse(name ? `There is no command "${name}".` : 'Say which command.');
  const strange = [
    ...[...said].filter((option) => !command.knows.includes(option)),
    ...words.slice(command.knows.includes('target') ? mostWords : 0),
  ];
  if (strange.length > 0) throw new WrongUse(`"${name}" makes nothing of: ${strange.join(', ')}.`);
  const target = words.length > 0 ? words.join(' ') : null;
  return { command, typed: { ...values, target } as TypedOf<Known> };
}

/** @throws WrongUse where npm took options: what was typed would be done without them */
function refuseTaken(rightly: string, taken: readonly string[]): void {
  if (taken.length === 0) return;
  const options = taken.map((option) => `--${option}`).join(', ');
  throw new WrongUse(`npm took ${options} for itself; write -- before the options: ${rightly}`);
}

/** @throws WrongUse where an option is no tool's, or lacks its word */
function parsed(options: Options) {
  try {
    return parseArgs({ allowPositionals: true, tokens: true, options });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}
