import { z } from 'zod';
import type { ErrorCode } from '@parlour/contract/error-codes';

/** A part of the document. */
export type Json = Record<string, unknown>;

/** A schema of the contract as the document has it. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json;
  return rest;
}

/** The refusals that share a status: all have the contract's one error body. */
export const refusalResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** One schema for what fits any of several; those that are the same count once. */
export function anyOf(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only] = different;
  return different.length === 1 && only ? only : { anyOf: different };
}
