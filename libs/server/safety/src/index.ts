import type { HandledCall } from '@parlour/server-kit/handle';
import { blockCall } from './block.ts';
import { complainCall } from './complain.ts';
import { contactCall } from './contact.ts';
import { listBlocksCall } from './list-blocks.ts';
import type { SafetyPorts } from './ports.ts';
import { unblockCall } from './unblock.ts';

export { inquiryLetter } from './inquiry-letter.ts';
export type { InquiryMail, InquiryMailJob } from './inquiry-mail.ts';
export type { SafetyPorts } from './ports.ts';

/** The calls of blocking, of complaints and of customer service. */
export const safetyCalls = (ports: SafetyPorts): HandledCall[] => [
  listBlocksCall(ports),
  blockCall(ports),
  unblockCall(ports),
  complainCall(ports),
  contactCall(ports),
];
