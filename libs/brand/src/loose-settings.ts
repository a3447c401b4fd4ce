import { z } from 'zod';
import { locales } from '@parlour/models/locale';
import { Company } from './company-schema.ts';
import { settingsSchema } from './settings-schema.ts';
import { BrandTexts } from './texts-schema.ts';
import { ThemeSchema } from './theme-schema.ts';

/** The settings with gaps where large parts may have them, so that one wrong word hides nothing else from the checks. */
export const looseSettings = settingsSchema.extend({
  company: Company.partial(),
  texts: z.partialRecord(z.enum(locales), BrandTexts.partial()),
  theme: ThemeSchema.extend({
    light: ThemeSchema.shape.light.partial(),
    dark: ThemeSchema.shape.dark.partial(),
  }).partial(),
});

export type LooseSettings = z.output<typeof looseSettings>;
