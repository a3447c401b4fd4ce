import type { z } from 'zod';
import { looseSettings, type LooseSettings } from './loose-settings.ts';

type Path = readonly PropertyKey[];

/** What of the settings can be read. */
export interface SoundParts {
  settings: Partial<LooseSettings>;
  /** Where a part stands in the settings as they were written: entries before it may have been left out. */
  original(path: readonly (string | number)[]): (string | number)[];
}

/** Each round takes out what is wrong, then what has become incomplete by that. */
const ROUNDS = 5;

/** Reads each setting by itself and leaves out its wrong entries, so that the rest can be checked all the same. */
export function soundParts(input: Readonly<Record<string, unknown>>): SoundParts {
  const settings: Record<string, unknown> = {};
  const positions = new Map<string, number[]>();
  for (const [key, schema] of Object.entries(looseSettings.shape)) {
    if (!(key in input)) continue;
    const value = structuredClone(input[key]);
    if (Array.isArray(value)) {
      const kept = soundEntries(schema, value);
      positions.set(key, kept);
      settings[key] = kept.map((position) => value[position] as unknown);
    } else {
      const part = soundPart(schema, value);
      if (part !== undefined) settings[key] = part;
    }
  }
  return {
    settings,
    original([key = '', entry, ...rest]) {
      if (entry === undefined) return [key];
      const place = typeof entry === 'number' ? positions.get(String(key))?.[entry] : undefined;
      return [key, place ?? entry, ...rest];
    },
  };
}

/** Positions of the entries that nothing is wrong with. */
function soundEntries(schema: z.ZodType, list: readonly unknown[]): number[] {
  const issues = schema.safeParse(list).error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return [...list.keys()].filter((position) => !wrong.has(position));
}

function soundPart(schema: z.ZodType, value: unknown): unknown {
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    if (!read.error.issues.flatMap(wrongPaths).every((path) => takeOut(value, path))) return undefined;
  }
  return undefined;
}

const wrongPaths = (issue: z.core.$ZodIssue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** Takes out what stands at the path, or, where nothing does, what is incomplete without it; false where nothing is left. */
function takeOut(value: unknown, path: Path): boolean {
  const list = path.findIndex((_, depth) => Array.isArray(at(value, path.slice(0, depth))));
  const target = list === -1 ? path : path.slice(0, list);
  const key = target.at(-1);
  if (key === undefined) return false;
  const holder = at(value, target.slice(0, -1));
  if (typeof holder !== 'object' || holder === null || !(key in holder)) return takeOut(value, target.slice(0, -1));
  return Reflect.deleteProperty(holder, key);
}

/** What stands at the path of a value; undefined where it leads nowhere. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
