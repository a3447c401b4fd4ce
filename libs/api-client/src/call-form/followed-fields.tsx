import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FormDraft } from './use-form-draft.ts';

/** What the fields of a form began with, of which what is typed is a change, and what is saved by now. */
interface Followed<Saved> {
  saved: Saved;
  begun: Saved;
  /** Counts how often the fields began anew. */
  turn: number;
  /** The fields begin anew, with what is saved. */
  begin(): void;
  /** After a save: what was sent is what they began with. */
  settle(sent: Saved): void;
}

/** Keeps what the fields of a form that changes something saved began with; `FollowedFields` draws them. */
export function useFollowed<Saved>(saved: Saved): Followed<Saved> {
  const [{ begun, turn }, set] = useState({ begun: saved, turn: 0 });
  return {
    saved,
    begun,
    turn,
    begin: () => set(({ turn: before }) => ({ begun: saved, turn: before + 1 })),
    settle: (sent) => set((before) => ({ ...before, begun: sent })),
  };
}

interface FollowedFieldsProps {
  of: Followed<unknown>;
  draft: FormDraft;
  children: ReactNode;
}

/**
 * Fields that begin anew where something else was saved meanwhile, in another tab or device; never over what somebody has typed,
 * and not before they have left them.
 */
export function FollowedFields({ of: { saved, begun, turn, begin }, draft, children }: FollowedFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify(saved);
  const follow = (isInside: boolean | undefined) => {
    if (!isInside && !draft.isUnsaved() && JSON.stringify(begun) !== wanted) begin();
  };
  const onSaved = useEffectEvent(() => follow(place.current?.contains(document.activeElement)));
  useEffect(() => onSaved(), [wanted, draft.kept]);
  return (
    <div
      ref={place}
      // A window that is left keeps the focus where it was.
      onBlur={({ currentTarget, relatedTarget }) =>
        follow(currentTarget.contains(relatedTarget ?? document.activeElement))
      }
    >
      <Fragment key={turn}>{children}</Fragment>
    </div>
  );
}
