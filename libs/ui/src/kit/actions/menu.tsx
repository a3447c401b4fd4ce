import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject, ToggleEvent } from 'react';
import { css, styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';
import { PlainLink } from '../navigation/link.tsx';
import { entriesOf, moveThroughMenu } from './menu-focus.ts';
import { PopoverPlate } from './popover-plate.tsx';
import { useScripted } from '../behaviour/use-scripted.ts';
import { useStayNear } from '../behaviour/use-stay-near.ts';

const List = styled(PopoverPlate)`
  min-width: 200px;
  padding: 6px;
`;

const line = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: var(--radius-control);
  outline-offset: -2px;
  font-weight: 550;
  text-align: start;
  overflow-wrap: anywhere;
  hyphens: auto;

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  &:focus {
    background: var(--color-sunken);
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
  }

  &[aria-current] {
    color: var(--color-action-text);
    font-weight: 650;
  }
`;

const LinkEntry = styled(PlainLink)`
  ${line}
`;

const ButtonEntry = styled.button`
  ${line}
`;

interface EntryWords {
  label: string;
  glyph?: Glyph;
  tone?: 'plain' | 'danger';
  /** The one that holds now, of entries of which one does. */
  current?: boolean;
  lang?: string;
}

/** Goes somewhere or does something. */
export type MenuEntry =
  | (EntryWords & { href: string })
  | (EntryWords & {
      onSelect: () => void;
      /** Id of the form that a press posts as long as no script answers it. */
      form?: string;
    });

/** What the menu's button must carry. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface MenuProps {
  /** Names the list: "More". */
  label: string;
  entries: readonly MenuEntry[];
  /** The press that asked for this menu was before it was there. */
  openAtOnce?: boolean;
  /** Renders the button and spreads the props on it: `{(trigger) => <IconButton {...trigger} … />}`. */
  children: (trigger: MenuTriggerProps) => ReactNode;
}

/** A list of acts on the popover API: light dismissal, Escape and focus return come from the platform. */
export function Menu({ label, entries, openAtOnce = false, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useStayNear(open, trigger, list);
  useEffect(() => {
    if (!openAtOnce || list.current?.matches(':popover-open')) return;
    trigger.current?.focus();
    list.current?.showPopover();
  }, [openAtOnce]);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const nowOpen = event.newState === 'open';
    setOpen(nowOpen);
    if (nowOpen) {
      entriesOf(event.currentTarget)[0]?.focus();
    }
  };
  const close = () => list.current?.hidePopover();

  return (
    <>
      {children({
        ref: trigger,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
      })}
      <List
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={toggled}
        onKeyDown={moveThroughMenu}
      >
        {entries.map((entry) => (
          <MenuLine key={entry.label} entry={entry} onDone={close} />
        ))}
      </List>
    </>
  );
}

function MenuLine({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const inside = (
    <>
      {entry.glyph !== undefined && <Icon glyph={entry.glyph} />}
      {entry.label}
    </>
  );
  const { current, lang, tone } = entry;
  const shared = {
    role: 'menuitem',
    // Arrows lead through the list; without scripts the tabulator does.
    tabIndex: useScripted() ? -1 : undefined,
    lang,
    'data-tone': tone,
    'aria-current': current ? ('true' as const) : undefined,
  };
  if ('href' in entry) {
    return (
      <LinkEntry {...shared} href={entry.href} onClick={onDone}>
        {inside}
      </LinkEntry>
    );
  }
  const { form, onSelect } = entry;
  const select = (event: MouseEvent) => {
    event.preventDefault();
    onDone();
    onSelect();
  };
  return (
    <ButtonEntry {...shared} type={form === undefined ? 'button' : 'submit'} form={form} onClick={select}>
      {inside}
    </ButtonEntry>
  );
}
