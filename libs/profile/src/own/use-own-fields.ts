import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import type { CallFormShape } from '@parlour/api-client/call-form';
import { ownProfileOptions, setOwnProfile } from '@parlour/api-client/profile/profile';
import { putFields } from '@parlour/api-client/profile/save';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { saveProfile } from '@parlour/contract/profile/save-profile';
import { changedFields, type OwnFields } from './changed-fields.ts';

type Form<S extends z.ZodObject> = CallFormShape<typeof saveProfile, S>;

/**
 * Fields of the own profile as one form changes them. Where scripts run, the form sends, and puts back, only what
 * differs from what it was opened with: what was saved on another device meanwhile stays. It also sends what was sent
 * before without an answer, since nobody knows whether that was saved.
 *
 * @param opened the values as the form shows them first; a field that is left out is sent in any case
 */
export function useOwnFields(opened: OwnFields) {
  const client = useQueryClient();
  const saved = useRef(opened);
  const sending = useRef<OwnFields>({});
  const unanswered = useRef<OwnFields>({});
  const wayBack = useRef<[from: OwnFields, to: OwnFields]>([{}, {}]);
  const change = (from: OwnFields, to: OwnFields, unsure?: OwnFields): OwnFields =>
    changedFields(from, to, client.getQueryData(ownProfileOptions().queryKey)?.profile, unsure);
  return {
    /** @param over what a kept draft was typed over, where that is not what the form was opened with */
    onlyChanged: <S extends z.ZodObject>(form: Form<S>, over: OwnFields = {}): Form<S> => ({
      ...form,
      toBody: (typed, key) => {
        sending.current = form.toBody(typed, key);
        return (unanswered.current = change({ ...saved.current, ...over }, sending.current, unanswered.current));
      },
    }),
    onSaved: ({ profile }: ReplyOf<typeof saveProfile>): void => {
      wayBack.current = [sending.current, saved.current];
      saved.current = sending.current;
      unanswered.current = {};
      setOwnProfile(client, profile);
    },
    putBack: (): Promise<void> => putFields(client, change(...wayBack.current)),
  };
}
