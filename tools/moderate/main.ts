import { decisionGrounds, moderationRules, reportOutcomes } from '@parlour/models/safety/decisions';
import { queueKinds } from '@parlour/models/safety/queue-kinds';
import { runTool } from '../control/run-tool.ts';
import { commands } from './commands.ts';
import { openModerating } from './open-moderating.ts';
import { options } from './typed.ts';

const usage = `npm run moderate -- <command>
  queue [--brand id] [--kind kind] [--limit n]
                                             what waits: photos, texts about oneself, reports, complaints, questions;
                                             what is urgent first, then the oldest
  show <id|reference|address|name> [--brand id] [--output folder]
                                             all that is known about a report, a complaint, a photo, a decision, a
                                             payment, or a member with their text, photos and payments; writes the
                                             pictures into a folder
  approve <photo|member> [--digest digest]   show a photo, or the text of a member that was read
  reject <photo|member> [--digest digest] --reason <rule> --facts "…" [--ground ${decisionGrounds.join('|')} [--law "…"]]
                                             take it off, and state the reasons to its owner
  decide <report|member> --outcome <outcome> [--rule <rule> --facts "…"] [--ground …] [--until YYYY-MM-DD]
                                             decide a report, by its id or its reference, also again with
                                             another outcome; or warn, suspend or ban a member by their id
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

// A name and a reference may be written with a blank in them.
await runTool({ script: 'moderate', usage, options, commands, mostWords: Infinity, openHere: openModerating });
