import { useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { ellipsis, nativeOverlay, sharedFrame } from '../../theme/mixins.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { useEarlyFiles } from './early/use-early-files.ts';

const Frame = styled.span`
  ${sharedFrame}
  position: relative;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 5px 5px 5px 14px;

  input {
    ${nativeOverlay}
  }

  :disabled {
    cursor: not-allowed;
  }
`;

/** Names are as long as they like and are cut; our own words stand whole. Where the button leaves them too little, it stands below. */
const Chosen = styled.span`
  flex: 1 1 7rem;
  min-width: 0;

  &[data-empty='false'] {
    ${ellipsis}
  }

  &[data-empty='true'] {
    color: var(--color-text-quiet);
    line-height: 1.25;
  }
`;

const Browse = styled.span`
  max-width: 100%;
  margin-left: auto;
  padding: 6px 14px;
  border-radius: calc(var(--radius-control) - 4px);
  background: var(--color-action-soft);
  color: var(--color-on-action-soft);
  font-weight: 650;
  font-size: var(--text-medium);

  ${canHover} {
    :enabled:hover ~ & {
      box-shadow: inset 0 0 0 1px currentColor;
    }
  }

  :disabled ~ & {
    background: none;
    color: var(--color-text-quiet);
  }
`;

export type FileFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'children' | 'ref' | 'type' | 'value' | 'defaultValue'> & {
    /** On the drawn button: "Browse" (spec section 9). */
    browseLabel: string;
    /** Where the name will stand: "No file chosen". */
    emptyLabel: string;
    /** Whoever listens takes the files away at once: the field is empty again after each choice. */
    handsOver?: boolean;
    /** What was handed over and is in use. */
    handedOver?: string;
  };

/**
 * Files of one's own. The native input lies over its drawn twin: click, keyboard and dropping a file on it are the
 * platform's, and it says itself what is chosen. What was chosen before the page's scripts came counts as chosen then.
 */
export function FileField({
  label,
  labelAside,
  hint,
  error,
  id,
  browseLabel,
  emptyLabel,
  handsOver = false,
  handedOver,
  onChange,
  ...input
}: FileFieldProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const shown = handedOver ?? names.join(', ');
  const field = useRef<HTMLInputElement>(null);
  useEarlyFiles(field);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!handsOver) setNames(Array.from(event.target.files ?? [], (file) => file.name));
    onChange?.(event);
    if (handsOver) event.target.value = '';
  };
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <input {...input} {...control} ref={field} type="file" onChange={change} />
          <Chosen aria-hidden="true" data-empty={!shown}>
            {shown || emptyLabel}
          </Chosen>
          <Browse aria-hidden="true">{browseLabel}</Browse>
        </Frame>
      )}
    </Field>
  );
}
