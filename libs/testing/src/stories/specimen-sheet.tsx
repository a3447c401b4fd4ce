import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SpecimenSheetProps<Variant extends string, State extends string> {
  /** A row for each. */
  variants: readonly Variant[];
  /** A column for each; a single one has the whole width. */
  states: readonly State[];
  children: (variant: Variant, state: State) => ReactNode;
}

/**
 * The names of a union as a list, tied to its type: `everyOf<ButtonTone>({ primary: true, … })` no longer compiles once the
 * component gains a tone that its sheet does not show.
 */
export function everyOf<Name extends string>(names: Record<Name, true>): Name[] {
  return Object.keys(names) as Name[];
}

/** All variants of a component in all of its states, side by side: what a designer reviews and `stories:shots` compares. */
export function SpecimenSheet<Variant extends string, State extends string>({
  variants,
  states,
  children,
}: SpecimenSheetProps<Variant, State>) {
  return (
    <Sheet>
      {variants.map((variant) => (
        <Line key={variant}>
          <Name>{variant}</Name>
          <Cells $whole={states.length === 1}>
            {states.map((state) => (
              <Cell key={state}>
                <figcaption>{state}</figcaption>
                {children(variant, state)}
              </Cell>
            ))}
          </Cells>
        </Line>
      ))}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-5);
`;

const Line = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Name = styled.p`
  font-weight: 600;
  border-bottom: 1px solid var(--color-edge);
`;

const Cells = styled.div<{ $whole: boolean }>`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: ${({ $whole }) => ($whole ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))')};
  align-items: start;
`;

const Cell = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;

  & > figcaption {
    color: var(--color-text-quiet);
    font-size: var(--text-tiny);
  }
`;
