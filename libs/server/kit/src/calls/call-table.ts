import type { Call } from '@parlour/contract/define-call';
import type { HandledCall } from './handle.ts';

export type QueryValues = Record<string, string | string[]>;

/** All handled calls by method and address; calls that share both are told apart by `when`. */
export interface CallTable {
  /** Each method and address once, for mounting, with one of the calls that are made there. */
  places: readonly { method: string; path: string; call: Call }[];
  find(method: string, path: string, query: QueryValues): HandledCall | null;
  all: readonly HandledCall[];
}

const placeOf = (method: string, path: string): string => `${method} ${path}`;

const applies = ({ call }: HandledCall, query: QueryValues): boolean =>
  Object.entries(call.when ?? {}).every(([key, value]) => query[key] === value);

const conditions = ({ call }: HandledCall): number => Object.keys(call.when ?? {}).length;

/** @throws where two calls could answer the same request */
export function callTable(calls: readonly HandledCall[]): CallTable {
  const byPlace = Map.groupBy(calls, ({ call }) => placeOf(call.method, call.path));
  for (const [place, group] of byPlace) {
    const seen = new Set(
      group.map(({ call }) =>
        JSON.stringify(Object.entries(call.when ?? {}).sort(([one], [other]) => one.localeCompare(other))),
      ),
    );
    if (seen.size < group.length) throw new Error(`Two calls answer ${place}`);
    group.sort((one, other) => conditions(other) - conditions(one));
  }
  return {
    all: calls,
    places: [...byPlace.values()].map(([first]) => ({
      method: first!.call.method,
      path: first!.call.path,
      call: first!.call,
    })),
    find: (method, path, query) =>
      byPlace.get(placeOf(method, path))?.find((handled) => applies(handled, query)) ?? null,
  };
}
