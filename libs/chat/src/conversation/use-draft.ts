import { useEffect, useState } from 'react';

const keyOf = (profileId: string): string => `parlour.draft.${profileId}`;

/** The kept draft; empty where storage is refused. */
function readDraft(profileId: string): string {
  try {
    return localStorage.getItem(keyOf(profileId)) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(profileId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(profileId));
    else localStorage.setItem(keyOf(profileId), text);
  } catch {
    // Storage is full or refused: the draft lives as long as the page.
  }
}

/** Forgets a draft that was sent, unless another one has been begun meanwhile. */
export function forgetDraft(profileId: string, sent: string): void {
  if (readDraft(profileId).trim() === sent) keepDraft(profileId, '');
}

export interface Draft {
  text: string;
  write(text: string): void;
  /** Empties the box and keeps the draft until the message has arrived. */
  clear(): void;
  /** Puts a text back that was not sent, unless something else is being written by now. */
  giveBack(text: string): void;
}

/**
 * What is being written to somebody; survives a reload. Not shared with other tabs, where another text may be under way.
 *
 * @param refused a text that the page's route action has just given back
 */
export function useDraft(profileId: string, refused = ''): Draft {
  const [text, setText] = useState(refused);
  useEffect(() => setText((shown) => shown || readDraft(profileId)), [profileId]);

  const write = (next: string) => {
    setText(next);
    keepDraft(profileId, next);
  };
  return {
    text,
    write,
    clear: () => setText(''),
    giveBack: (unsent) => {
      setText((shown) => shown || unsent);
      if (readDraft(profileId) === '') keepDraft(profileId, unsent);
    },
  };
}
