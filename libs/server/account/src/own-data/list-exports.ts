import { listExports } from '@parlour/contract/account/own-data/list-exports';
import { exportState } from '@parlour/models/account/own-data';
import { handle } from '@parlour/server-kit/calls/handle';
import type { AccountPorts } from '../ports.ts';
import { findExports } from '../store/exports.ts';

/** The copies that have not expired, with an address that only this member's sessions can use. */
export const listExportsCall = (ports: AccountPorts) =>
  handle(listExports, async (_, { brand, db, viewer, now }) => {
    const kept = (await findExports(db, brand.id, viewer.id)).filter(({ expiresAt }) => expiresAt > now);
    return {
      exports: kept.map((copy) => {
        const state = exportState(copy, now);
        const place = { brand: brand.id, exportId: copy.id, memberId: viewer.id, expiresAt: copy.expiresAt };
        return {
          id: copy.id,
          state,
          created_at: copy.createdAt.toISOString(),
          url: state === 'ready' ? ports.exportAddress(place) : null,
          expires_at: copy.expiresAt.toISOString(),
        };
      }),
    };
  });
