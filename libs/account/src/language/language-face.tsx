import { Globe } from 'lucide-react';
import type { Locale } from '@parlour/models/locale';
import { Icon } from '@parlour/ui';

/** What the language switch shows: the code of the language that is spoken. */
export const LanguageFace = ({ locale }: { locale: Locale }) => (
  <>
    <Icon glyph={Globe} />
    <span aria-hidden="true">{locale.toUpperCase()}</span>
  </>
);
