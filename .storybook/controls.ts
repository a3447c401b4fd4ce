import { isValidElement } from 'react';
import type { Preview } from '@storybook/react-vite';
import { Bell, Eye, Heart, Search, Settings } from 'lucide-react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

const glyphs = { Bell, Eye, Heart, Search, Settings };

/**
 * Gives each property a control that people can use. Docgen knows words, glyphs and defaults only by the names of their
 * types, which Storybook turns into JSON fields. Instead:
 * - words, numbers and booleans get the field of their kind;
 * - glyphs are chosen from a list;
 * - what another component draws cannot be changed, nor what nobody knows to be words.
 *
 * What a story says of a control stays.
 */
export const readableControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType, initialArgs[name])]));

function readable(argType: ArgType, value: unknown): ArgType {
  const known = argType.type?.name;
  if (argType.control !== undefined || (known !== undefined && known !== 'other')) return argType;
  if (argType.type?.value === 'LucideIcon') {
    return { ...argType, type: { name: 'enum', value: Object.keys(glyphs) }, mapping: glyphs };
  }
  if (isValidElement(value)) return { ...argType, control: { disable: true } };
  if (typeof value === 'boolean') return { ...argType, type: { name: 'boolean' } };
  if (typeof value === 'number') return { ...argType, type: { name: 'number' } };
  if (typeof value === 'string') return { ...argType, type: { name: 'string' } };
  if (value !== undefined) return argType;
  return isWords(argType) ? { ...argType, type: { name: 'string' } } : { ...argType, control: { disable: true } };
}

const isWords = ({ type, table }: ArgType): boolean =>
  (type?.name === 'other' && type.value === 'ReactNode') || (table?.defaultValue?.summary?.startsWith("'") ?? false);
