import { askExport } from '@parlour/contract/account/own-data/ask-export';
import { mayAskForExport } from '@parlour/models/account/own-data';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { ownMember } from '../user/own-member.ts';
import { lockWithPassword, refuseWrongPassword } from '../password/own-password.ts';
import type { AccountPorts } from '../ports.ts';
import { findExports, insertExport } from '../store/exports.ts';

/** Has a copy made of everything that is kept about the member. One a day: making it reads all they ever wrote. */
export const askExportCall = (ports: AccountPorts) =>
  handle(askExport, async ({ body }, context) => {
    const { brand, now, request } = context;
    const member = await ownMember(context);
    await refuseWrongPassword(context, member, body.password, 'password');
    await inTransaction(context, async ({ trx }) => {
      await lockWithPassword(trx, member, 'password');
      const verdict = mayAskForExport(await findExports(trx, brand.id, member.id), now);
      if (!verdict.ok) throw refuse(verdict.refusal, { minutes: verdict.minutes });
      const exportId = await insertExport(trx, brand.id, member.id, now);
      const data = { brand: brand.id, exportId, origin: request.origin };
      await ports.enqueue(trx, { name: 'make-export', data });
    });
    return {};
  });
