import { runTool } from '../control/run-tool.ts';
import { add } from './commands/add.ts';
import { addCode } from './commands/add-code.ts';
import { check } from './commands/check.ts';
import { codes } from './commands/codes.ts';
import { counters } from './commands/counters.ts';
import { endCode } from './commands/end-code.ts';
import { exportSettings } from './commands/export.ts';
import { list } from './commands/list.ts';
import { preview } from './commands/preview.ts';
import { publish } from './commands/publish.ts';
import { remove } from './commands/remove.ts';
import { rollback } from './commands/rollback.ts';
import { unpublish } from './commands/unpublish.ts';
import { openBrands } from './open-brands.ts';
import { options } from './typed.ts';

const commands = {
  add,
  check,
  preview,
  publish,
  rollback,
  unpublish,
  remove,
  export: exportSettings,
  list,
  counters,
  codes,
  'add-code': addCode,
  'end-code': endCode,
};

const usage = `npm run brand -- <command>
  add <file.json|file.ts> [--publish [--replace]]
                                             keep the file's settings as a new version
  check [file|id] [--version n] [--production] [--live] [--json]
                                             name all problems; of all brands where none is given
  preview <id> [--version n] [--hours n]     print an address that shows a version, for 24 hours
  publish <id> [--version n] [--replace]     put a version in force, by default the latest; --replace where it makes
                                             another brand of it, with another name and domain
  rollback <id>                              put in force what was before
  unpublish <id>                             take it off the air; rollback puts it back
  remove <id>                                take away what is not published and nobody joined; its domain is free then
  export <id> [--version n] [--output file]  write a version's settings as JSON
  list [--json]                              show settings files and database side by side
  counters <id> [--json]                     show how often pages were left in 30 days, by those who agreed to be counted
  codes <id> [--json]                        show the discount codes, those of the settings too, with how often each was used
  codes <id> --code name --member <id|address|name>
                                             say whether a code counts for a member now, and why not
  add-code <id> --code name --percentage n | --amount n --currency EUR
        [--minimum n --currency EUR] [--country NL] [--methods ideal,paypal] [--member <id|address|name>]
        [--validity once-per-user|once|unlimited] [--until YYYY-MM-DD]
                                             make a discount code; amounts are minor units: 500 of EUR is €5.00; --until
                                             is its last day, whole in its country or, without one, in the brand's time zone
  end-code <id> --code name                  have a discount code end now
DATA_DIR says whose brands, as for npm start.`;

await runTool({ script: 'brand', usage, options, commands, mostWords: 1, openHere: openBrands });
