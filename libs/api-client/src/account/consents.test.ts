import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { chatKeys } from '../chat/keys.ts';
import { profileKeys } from '../profile/keys.ts';
import { bindTransport } from '../transport.ts';
import { saveConsents } from './consents.ts';

it.each([
  ['fictional_profiles', true],
  ['terms', false],
] as const)('an answer about %s makes old to whom one may write: %s', async (kind, isOld) => {
  const client = new QueryClient();
  const keys = [chatKeys.conversation({ profile_id: 'one' }), profileKeys.one('one')];
  for (const key of keys) client.setQueryData(key, {});
  bindTransport(client, async () => ({ consents: [], due: [] }));
  await saveConsents(client, [{ kind, version: '2026-11-01', given: false }]);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([isOld, isOld]);
});
