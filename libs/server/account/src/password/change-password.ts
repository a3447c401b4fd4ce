import { changePassword } from '@parlour/contract/account/password/change-password';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { hashNewPassword, replacePassword } from './new-password.ts';
import { ownMember } from '../user/own-member.ts';
import { lockWithPassword, refuseWrongPassword } from './own-password.ts';
import type { AccountPorts } from '../ports.ts';

/** Changes the password of whoever knows the old one; this session goes on, every other ends. */
export const changePasswordCall = (ports: AccountPorts) =>
  handle(changePassword, async ({ body }, context) => {
    const member = await ownMember(context);
    await refuseWrongPassword(context, member, body.old_password, 'old_password');
    const passwordHash = await hashNewPassword(body.password, member);
    const sessions = { except: context.session.id };
    await inTransaction(context, async ({ trx }) => {
      const locked = await lockWithPassword(trx, member, 'old_password');
      await replacePassword(trx, ports, context, { member: locked, passwordHash, sessions });
    });
    return undefined;
  });
