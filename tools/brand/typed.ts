import type { BrandAct } from '../../apps/server/src/brand-acts/brand-acts.ts';
import { commandsOf, flag, text, type TypedOf } from '../control/command.ts';
import { WrongUse } from '../control/wrong-use.ts';

/** All that can be typed behind a command of brands. */
export const options = {
  version: text,
  hours: text,
  output: text,
  json: flag,
  live: flag,
  production: flag,
  publish: flag,
  replace: flag,
  code: text,
  percentage: text,
  amount: text,
  currency: text,
  minimum: text,
  validity: text,
  country: text,
  methods: text,
  member: text,
  until: text,
} as const;

export const defineCommand = commandsOf<TypedOf<typeof options>, BrandAct>();

/** @throws WrongUse where the option has something else */
export function wholeNumber(option: string, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(typed))
    throw new WrongUse(`--${option} takes a whole number of 1 or more; ${typed} is none.`);
  return Number(typed);
}
