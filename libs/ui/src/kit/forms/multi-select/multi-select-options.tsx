import { useState } from 'react';
import { useScripted } from '../../behaviour/use-scripted.ts';
import { CheckboxField } from '../checkbox-field.tsx';
import { NothingFound, OptionList, Panel, SearchLine } from './multi-select-look.ts';
import { moveBetweenOptions } from './option-focus.ts';
import { isFound } from './search-options.ts';
import type { SelectOption } from '../select-field.tsx';

export interface MultiSelectWords {
  /** "Search interests" */
  search: string;
  /** "Nothing found" */
  nothingFound: string;
}

interface MultiSelectOptionsProps {
  options: readonly SelectOption[];
  chosen: readonly string[];
  name?: string;
  disabled: boolean;
  /** No other can be chosen beside those that are. */
  isFull: boolean;
  words: MultiSelectWords;
  onChoose: (option: string, isChosen: boolean) => void;
}

/** What a `MultiSelect` opens. What the search leaves out is hidden, not gone: a form still gets it where it is chosen. */
export function MultiSelectOptions({
  options,
  chosen,
  name,
  disabled,
  isFull,
  words,
  onChoose,
}: MultiSelectOptionsProps) {
  const [sought, setSought] = useState('');
  // Where no script runs, a box that rests would never wake: one of the chosen could not be exchanged for it.
  const doOthersRest = useScripted() && isFull;
  const found = options.filter((option) => isFound(option.label, sought));
  return (
    <Panel onKeyDown={moveBetweenOptions}>
      <SearchLine
        data-scripted
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <OptionList>
        {options.map((option) => (
          <li key={option.value} hidden={!found.includes(option)}>
            <CheckboxField
              label={option.label}
              name={name}
              value={option.value}
              disabled={disabled || (doOthersRest && !chosen.includes(option.value))}
              checked={chosen.includes(option.value)}
              onChange={(event) => onChoose(option.value, event.target.checked)}
            />
          </li>
        ))}
      </OptionList>
      <NothingFound role="status">{found.length === 0 ? words.nothingFound : ''}</NothingFound>
    </Panel>
  );
}
