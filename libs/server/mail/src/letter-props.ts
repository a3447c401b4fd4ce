import type { Letter } from './letter.ts';
import type { MailLook } from './mail-look.ts';
import type { PublicMailSettings } from './mail-settings.ts';

/** What every letter is drawn from. */
export interface LetterProps {
  letter: Letter;
  look: MailLook;
  settings: PublicMailSettings;
}
