import { useEffect, useRef, useState } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { followStored } from '@parlour/state/stored/stored-changes';
import { wordsKey } from '@parlour/state/words/unsent-words';

/** Characters of a draft that are kept: more than a message may have on any brand. */
const LONGEST = 20_000;

export interface Draft {
  text: string;
  write(text: string): void;
  /**
   * Puts a text back that was not sent; false where something else is being written by now, or the page has been left.
   *
   * @param beside puts it below what is being written: as it is, it can never be sent
   */
  giveBack(text: string, beside: boolean): boolean;
}

/**
 * What the viewer is writing to somebody; survives a reload. Not shared with other tabs, where another text may be under way: what
 * one of them has kept last stays when this one sends; nor with another member of this browser. A text that stood here already and
 * that another tab sends goes, unless it was changed here.
 *
 * @param refused a text that the page's route action has just given back
 */
export function useDraft(profileId: string, refused = ''): Draft {
  const key = wordsKey('draft', useViewer()?.id ?? '', profileId);
  const [text, setText] = useState(refused);
  const inBox = useRef<string | null>(null);
  /** Undefined until it was read: the server's page knows nothing of it. */
  const kept = useRef<string | null>(undefined);
  useEffect(() => {
    const found = deviceStorage.read(key);
    kept.current = found;
    setText((shown) => (shown === '' ? (found ?? '') : withEarly(found, shown)));
    return followStored(() => {
      if (found && found === inBox.current && deviceStorage.read(key) === null) setText('');
    });
  }, [key]);
  useEffect(() => {
    inBox.current = text;
    return () => void (inBox.current = null);
  }, [text]);

  const write = (typed: string) => {
    const next = kept.current === undefined ? withEarly(deviceStorage.read(key), typed) : typed;
    setText(next);
    if (next === '' && deviceStorage.read(key) !== kept.current) return;
    kept.current = next === '' ? null : next.slice(0, LONGEST);
    deviceStorage.write(key, kept.current);
  };
  return {
    text,
    write,
    giveBack(unsent, beside) {
      const written = inBox.current;
      if (written === null || (written !== '' && !beside)) return false;
      write(written === '' ? unsent : `${written}\n${unsent}`);
      return true;
    },
  };
}

/**
 * A draft that was kept, and below it what the page gave back or was typed before its scripts came to read it; once where one
 * has the other.
 */
function withEarly(kept: string | null, typed: string): string {
  if (kept === null || typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n${typed}`;
}
