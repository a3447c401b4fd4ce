import type { Call } from '@parlour/contract/define-call';
import { anyOf, schemaOf, type Json } from './openapi-parts.ts';

interface Parameter {
  name: string;
  required: boolean;
  schema: Json;
}

/** The query of the calls at one place: each name once, and needed only where all of them need it. */
export function queryParametersOf(calls: readonly Call[]): Json[] {
  const byName = Map.groupBy(calls.flatMap(parametersOf), ({ name }) => name);
  return [...byName].map(([name, alike]) => ({
    name,
    in: 'query',
    required: alike.length === calls.length && alike.every(({ required }) => required),
    schema: anyOf(alike.map(({ schema }) => schema)),
  }));
}

/** What tells a call from its neighbours, and then its own. */
function parametersOf({ query, when = {} }: Call): Parameter[] {
  const { properties = {}, required = [] } = (query ? schemaOf(query, 'input') : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return [
    ...Object.entries(when).map(([name, value]) => ({ name, required: true, schema: { const: value } })),
    ...Object.entries(properties)
      .filter(([name]) => !(name in when))
      .map(([name, schema]) => ({ name, required: required.includes(name), schema })),
  ];
}
