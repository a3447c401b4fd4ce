import { localeName, locales } from '@parlour/models/locale';
import { brands } from './brands.ts';
import type { Preview } from '@storybook/react-vite';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';

/** What a reviewer chooses for all stories at once; a story sees it as `context.globals`. */
export interface Globals {
  brand: string;
  scheme: 'light' | 'dark';
  /** One of the eleven, or the pseudo-locale, which shows words that no catalogue holds and rooms that are too small. */
  locale: string;
  motion: 'full' | 'reduced';
  /** Of letters, as a reader may have set it in the browser. */
  text: 'usual' | 'twice as large';
  /** One of the widths, where the story or the reviewer asks for it. */
  viewport?: { value?: string };
}

/** What is chosen as a story is drawn; Storybook knows it as `any`. */
export const globalsOf = (globals: object): Globals => globals as Globals;

type ToolBarIcon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];

const [first] = brands;
if (!first) throw new Error('There is no brand to show stories in');

export const initialGlobals: Globals = {
  brand: first.id,
  scheme: 'light',
  locale: 'en',
  motion: 'full',
  text: 'usual',
};

export const globalTypes = {
  brand: menu(
    'Brand',
    'paintbrush',
    brands.map(({ id, name }) => ({ value: id, title: `${name} · ${id}` })),
  ),
  scheme: menu('Light or dark', 'mirror', ['light', 'dark']),
  locale: menu('Language', 'globe', [
    ...locales.map((locale) => ({ value: locale, title: `${localeName(locale)} · ${locale}` })),
    { value: PSEUDO_LOCALE, title: `Pseudo-locale · ${PSEUDO_LOCALE}` },
  ]),
  motion: menu('Motion', 'lightning', ['full', 'reduced']),
  text: menu('Size of text', 'zoom', ['usual', 'twice as large']),
};

function menu(description: string, icon: ToolBarIcon, items: readonly (string | { value: string; title: string })[]) {
  return { description, toolbar: { icon, items: [...items], dynamicTitle: true } };
}
