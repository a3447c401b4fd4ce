import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { inTransaction } from '@parlour/server-bus';
import { closeAccount } from '../leaving/close-account.ts';
import { password, tokenOf, type AccountStage } from './account-stage.ts';

/** Leaves, by the password that all members of tests have. */
export const leave = (stage: AccountStage, id: string, typed = password) =>
  stage.call(deleteAccount, { body: { password: typed } }, { id });

/** Comes back, by the newest mail. */
export const comeBack = async (stage: AccountStage): Promise<unknown> =>
  stage.call(reactivate, { body: { token: tokenOf(await stage.newestLink()) } });

/** Is kept out by a moderator. */
export const beKeptOut = ({ world, ports }: AccountStage, memberId: string) =>
  inTransaction(world, ({ trx }) => closeAccount(ports, trx, { brand: world.brand.id, memberId }, world.now));
