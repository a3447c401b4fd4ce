import { useState } from 'react';
import { useFormDraft, type CallFormResult } from '@parlour/api-client/call-form';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { signUpDraft } from '../sign-up/sign-up-draft.ts';
import { roomFor } from './hero-look.ts';

/**
 * Whom the first words are to: who was pressed, else whom the words that came back or were kept are to, else somebody in the room.
 *
 * @param form the id of the form in which the words are
 */
export function useAddressee(form: string, members: readonly TileCard[], lastResult: CallFormResult | undefined) {
  const shown = members.filter((member) => !member.fictional && member.main_image !== null);
  const { key, kept, keep } = useFormDraft(signUpDraft(form));
  const isScripted = useScripted();
  const [writtenTo, writeTo] = useState<TileCard>();
  const before = (lastResult?.submission.initialValue ?? kept)?.['profile_id'];
  const found = shown.find(({ id }) => id === before);
  if (found && !writtenTo) writeTo(found);
  const addressee = writtenTo ?? found ?? shown[1] ?? shown[0];
  const inTheRoom = shown.slice(0, roomFor);
  // Whoever is written to stays, whoever comes.
  if (addressee && !inTheRoom.some(({ id }) => id === addressee.id)) inTheRoom.splice(roomFor - 1, 1, addressee);
  const choose = (id: string | undefined) => {
    // Kept words are not yet in sight where somebody is pressed before the scripts come.
    if (!isScripted && tabStorage.read(key!)) return;
    writeTo(inTheRoom.find((member) => member.id === id));
    // Words that cannot be delivered stay with whom they were to, until there are others.
    if (!before || found || document.querySelector<HTMLTextAreaElement>(`#${form} textarea`)?.value)
      keep({ profile_id: id });
  };
  return { addressee, inTheRoom, choose };
}
