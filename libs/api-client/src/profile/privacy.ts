import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@parlour/contract/define-call';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { profileKeys } from './keys.ts';

/** What one keeps to oneself. */
export const privacyOptions = () => callQuery(profileKeys.privacy, getPrivacy);

export type PrivacyChange = BodyInput<typeof savePrivacy>;

const mutationKey = ['privacy'];

/** Puts the choices as the server has them where they stand. */
export const setPrivacy = (client: QueryClient, privacy: Privacy): void =>
  void client.setQueryData(privacyOptions().queryKey, { privacy });

/**
 * Changes choices: seen at once, one call after the other, and what the server refuses is put back. Only the last answer of
 * several counts, so that a switch never jumps.
 */
export const privacyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey,
    scope: { id: 'privacy' },
    mutationFn: (body: PrivacyChange) => send(savePrivacy, { body }, transportOf(client)),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: privacyOptions().queryKey });
      const before = client.getQueryData(privacyOptions().queryKey)?.privacy;
      if (before) setPrivacy(client, { ...before, ...change });
      return before;
    },
    onError: (_, change, before) => {
      const now = client.getQueryData(privacyOptions().queryKey)?.privacy;
      if (!before || !now) return;
      const names = Object.keys(change) as (keyof Privacy)[];
      setPrivacy(client, { ...now, ...Object.fromEntries(names.map((name) => [name, before[name]])) });
    },
    onSuccess: ({ privacy }) => {
      tellOtherTabs(profileKeys.privacy);
      if (client.isMutating({ mutationKey }) === 1) setPrivacy(client, privacy);
    },
  });
