import path from 'node:path';
import type { Problem } from '@parlour/brand/checks/rule';

/**
 * What a command asks of the running server: one line of JSON each way over a socket that only the server's own user may open.
 */
export interface ActRequest {
  act: string;
  input: unknown;
}

export type ActAnswer = { ok: true; result: unknown } | { ok: false; message: string; problems: readonly Problem[] };

/** Bytes of the longest line: settings in eleven languages are a twentieth of it. */
export const LONGEST_LINE = 2 * 1024 * 1024;

export const controlSocket = (dataFolder: string): string => path.join(dataFolder, 'control.sock');
