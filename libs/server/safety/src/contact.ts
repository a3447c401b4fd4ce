import { contact } from '@parlour/contract/safety/contact';
import { handle } from '@parlour/server-kit/calls/handle';
import type { SafetyPorts } from './ports.ts';
import { takeInquiry } from './take-inquiry.ts';

/** Takes a question to customer service in. */
export const contactCall = (ports: SafetyPorts) =>
  handle(contact, async ({ body }, context) => ({
    reference: await takeInquiry(ports, context, { ...body, kind: 'contact' }),
  }));
