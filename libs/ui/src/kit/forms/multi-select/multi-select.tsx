import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Chip, RemovableChip } from '../../labels/chip.tsx';
import { FieldAside, FieldError, FieldHint, FieldLabel, FieldPlace, useFieldControl } from '../field.tsx';
import type { FieldTexts } from '../field.tsx';
import { Icon } from '../../layout/icon.tsx';
import { ChipRow } from '../../layout/layout.tsx';
import { Opening, OpeningLine } from './multi-select-look.ts';
import { MultiSelectOptions, type MultiSelectWords } from './multi-select-options.tsx';
import type { SelectOption } from '../select-field.tsx';
import { choiceOf, useEarlyChoice } from '../early/use-early-choice.ts';
import { usePostedFocus } from '../use-posted-focus.ts';

export interface MultiSelectProps extends FieldTexts {
  id?: string;
  /** The form gets every chosen value under this name. */
  name?: string;
  options: readonly SelectOption[];
  defaultValue?: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange?: (values: string[]) => void;
  /** So many may be chosen: then the others rest until one is taken back. */
  most?: number;
  /** Can be opened and read, not changed. */
  disabled?: boolean;
  words: MultiSelectWords & {
    /** On the closed line: "Any interest", "3 chosen". */
    chosen: (count: number) => string;
    /** Before a chosen one's name: "Remove" */
    remove: string;
  };
}

/**
 * Chooses several of many. Native checkboxes stand behind a native `<details>`: forms and keyboard work before any
 * script, which then adds the search and the chips. It opens in the flow of the page, so that a sheet around it can
 * scroll. A choice that came back wrong is open from the start, with what is wrong above it; from then on only the
 * member opens and closes it.
 */
export function MultiSelect({ options, defaultValue = [], onChange, most, words, ...field }: MultiSelectProps) {
  const { label, labelAside, hint, error, id, name, disabled = false } = field;
  const { control, hintId, errorId } = useFieldControl(id, { hint, error });
  const postedFocus = usePostedFocus(error !== undefined);
  const [chosen, setChosen] = useState(defaultValue);
  const line = useRef<HTMLElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const labelId = `${control.id}-label`;
  const [wasInvalid] = useState(error !== undefined);
  const isFull = most !== undefined && chosen.length >= most;

  const take = (next: string[]) => {
    setChosen(next);
    onChange?.(next);
  };
  const choose = (option: string, isChosen: boolean) => {
    take(options.map((one) => one.value).filter((one) => (one === option ? isChosen : chosen.includes(one))));
  };
  const remove = (option: string) => {
    choose(option, false);
    line.current?.focus();
  };
  useEarlyChoice(
    group,
    (box) => chosen.includes(box.value) === choiceOf(box),
    () => take(Array.from(group.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [], (box) => box.value)),
  );

  return (
    <FieldPlace ref={group} role="group" aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
      <FieldLabel as="span" id={labelId}>
        <span>{label}</span>
        {labelAside !== undefined && <FieldAside>{labelAside}</FieldAside>}
      </FieldLabel>
      <FieldError id={errorId} error={error} />
      <Opening
        open={wasInvalid || undefined}
        data-invalid={control['aria-invalid']}
        data-disabled={disabled || undefined}
        onKeyDown={closeByEscape}
      >
        <OpeningLine ref={line} id={control.id} aria-labelledby={`${labelId} ${control.id}`} {...postedFocus}>
          {words.chosen(chosen.length)}
          <Icon glyph={ChevronDown} />
        </OpeningLine>
        <MultiSelectOptions {...{ options, chosen, name, disabled, isFull, words }} onChoose={choose} />
      </Opening>
      {chosen.length > 0 && (
        <ChipRow data-scripted>
          {options
            .filter((option) => chosen.includes(option.value))
            .map((option) => (
              <li key={option.value}>
                {disabled ? (
                  <Chip chosen>{option.label}</Chip>
                ) : (
                  <RemovableChip removeLabel={words.remove} onRemove={() => remove(option.value)}>
                    {option.label}
                  </RemovableChip>
                )}
              </li>
            ))}
        </ChipRow>
      )}
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
    </FieldPlace>
  );
}

/** Closes as a list of the platform does: only itself, with the focus back on its line. */
function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const opening = event.currentTarget;
  if (event.key === 'Escape' && opening.open) {
    event.preventDefault();
    event.stopPropagation();
    opening.open = false;
    opening.querySelector('summary')?.focus();
  }
}
