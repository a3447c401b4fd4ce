import type { Locale } from '@parlour/models/locale';
import { da } from './da.ts';
import { de } from './de.ts';
import type { DemoWords } from './demo-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

/** The demo world's words by language. */
export const demoWords: Record<Locale, DemoWords> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
