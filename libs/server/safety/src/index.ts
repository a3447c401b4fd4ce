import type { HandledCall } from '@parlour/server-kit/handle';
import { blockCall } from './block.ts';
import { listBlocksCall } from './list-blocks.ts';
import type { SafetyPorts } from './ports.ts';
import { unblockCall } from './unblock.ts';

export type { SafetyPorts } from './ports.ts';

/** The calls of blocking. */
export const safetyCalls = (ports: SafetyPorts): HandledCall[] => [
  listBlocksCall(ports),
  blockCall(ports),
  unblockCall(ports),
];
