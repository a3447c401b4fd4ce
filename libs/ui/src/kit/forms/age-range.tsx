import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { tabular } from '../../theme/mixins.ts';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-weight: 600;
  font-size: var(--text-medium);
`;

const Reading = styled.span`
  font-weight: 650;
  ${tabular}
`;

/** Half a thumb: so far from either edge the line begins and ends. */
const END = 12;

const Track = styled.div`
  position: relative;
  height: 44px;
  cursor: pointer;

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 20px;
    height: 4px;
    border-radius: 2px;
  }

  &::before {
    inset-inline: 0;
    background: color-mix(in srgb, var(--color-edge-control) 55%, transparent);
  }

  &::after {
    left: calc(${END}px + (100% - ${2 * END}px) * var(--range-low, 0));
    right: calc(${END}px + (100% - ${2 * END}px) * (1 - var(--range-high, 1)));
    background: var(--color-action);
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }

    &::after {
      background: Highlight;
    }
  }
`;

const Thumb = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  outline: 0;
  background: none;
  appearance: none;
  pointer-events: none;

  /* Where both lie on the upper end, only the lower thumb can still move. */
  &[data-on-top] {
    z-index: ${layers.raised};
  }

  &::-webkit-slider-thumb {
    width: 24px;
    height: 24px;
    border: 2px solid var(--color-action);
    border-radius: 50%;
    background: var(--color-surface);
    box-shadow: 0 0 0 10px transparent;
    appearance: none;
    cursor: grab;
    pointer-events: auto;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid var(--color-action);
    border-radius: 50%;
    background: var(--color-surface);
    cursor: grab;
    pointer-events: auto;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
`;

export interface Ages {
  low: number;
  high: number;
}

export interface AgeRangeProps {
  legend: string;
  /** The two thumbs: "Youngest", "Oldest". */
  labels: Readonly<Record<keyof Ages, string>>;
  /** Names in the form or the address: `min_age`, `max_age`. */
  names: Readonly<Record<keyof Ages, string>>;
  least: number;
  most: number;
  defaultValue: Ages;
}

/** From one age to another: two native range inputs that never pass each other. A press on the line moves the nearer one. */
export function AgeRange({ legend, labels, names, least, most, defaultValue }: AgeRangeProps) {
  const [ages, move] = useState(defaultValue);
  const share = (age: number) => (age - least) / (most - least);
  const line = useFilledLine(share(ages.low), share(ages.high));
  // Whoever moved a thumb before the page's scripts came has moved it.
  const adopt = useEffectEvent(() => {
    const thumbs = Array.from(line.current?.querySelectorAll('input') ?? [], (thumb) => thumb.valueAsNumber);
    const [low = ages.low, high = ages.high] = thumbs.sort((one, other) => one - other);
    if (low !== ages.low || high !== ages.high) move({ low, high });
  });
  useLayoutEffect(() => adopt(), []);
  const onLine = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget, clientX } = event;
    if (target !== currentTarget) return;
    const age = Math.round(least + shareAt(clientX, currentTarget) * (most - least));
    const isLower = age - ages.low < ages.high - age;
    move(isLower ? { ...ages, low: age } : { ...ages, high: age });
    currentTarget.querySelectorAll('input')[isLower ? 0 : 1]?.focus();
  };

  return (
    <div role="group" aria-label={legend}>
      <Head aria-hidden="true">
        <span>{legend}</span>
        <Reading data-scripted>
          {ages.low} – {ages.high}
        </Reading>
      </Head>
      <Track ref={line} onClick={onLine}>
        <Thumb
          type="range"
          name={names.low}
          aria-label={labels.low}
          data-on-top={share(ages.low) > 0.5 ? '' : undefined}
          min={least}
          max={most}
          value={ages.low}
          onChange={(event) => move({ ...ages, low: Math.min(event.target.valueAsNumber, ages.high) })}
        />
        <Thumb
          type="range"
          name={names.high}
          aria-label={labels.high}
          min={least}
          max={most}
          value={ages.high}
          onChange={(event) => move({ ...ages, high: Math.max(event.target.valueAsNumber, ages.low) })}
        />
      </Track>
    </div>
  );
}

/** Where on the line a press lies: 0 at its beginning, 1 at its end. */
function shareAt(x: number, line: HTMLElement): number {
  const { left, width } = line.getBoundingClientRect();
  return Math.min(1, Math.max(0, (x - left - END) / (width - 2 * END)));
}

/**
 * Colours the line between two shares of it. Through the element, not a `style` attribute: a strict content security
 * policy refuses those in the server's HTML.
 */
function useFilledLine(low: number, high: number) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    line.current?.style.setProperty('--range-low', String(low));
    line.current?.style.setProperty('--range-high', String(high));
  }, [low, high]);
  return line;
}
