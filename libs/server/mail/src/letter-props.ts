import type { Letter, LetterOf } from './letter.ts';
import type { MailLook } from './mail-look.ts';
import type { PublicMailSettings } from './mail-settings.ts';

/** What every letter is drawn from. */
export interface LetterProps {
  letter: Letter;
  look: MailLook;
  settings: PublicMailSettings;
}

/** The same for a letter that says more than its link. */
export type LetterPropsOf<Kind extends Letter['kind']> = Omit<LetterProps, 'letter'> & { letter: LetterOf<Kind> };
