import { styled } from 'styled-components';
import { from } from '@parlour/ui';

/** The table in the light of a lamp. */
export const TableTop = styled.div`
  padding: 24px 12px 48px;
  background:
    radial-gradient(80% 60% at 50% 0, color-mix(in srgb, var(--color-lamp) 26%, transparent), transparent),
    var(--color-sunken);

  ${from.desk} {
    padding-block: 56px 96px;
  }
`;

/** A sheet of paper with the striped edge of an airmail letter. */
export const Letter = styled.div`
  --stripe: 22px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 720px;
  margin-inline: auto;
  padding: 36px 20px 28px;
  border-radius: 4px;
  background: var(--color-surface);
  box-shadow: var(--shadow-floating);

  > :last-child {
    margin-top: 8px;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 10px;
    border-radius: 4px 4px 0 0;
    background: repeating-linear-gradient(
      -45deg,
      var(--color-action) 0 var(--stripe),
      var(--color-surface) 0 calc(var(--stripe) * 2),
      var(--color-text) 0 calc(var(--stripe) * 3),
      var(--color-surface) 0 calc(var(--stripe) * 4)
    );
  }

  ${from.tablet} {
    padding: 56px 64px 52px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px;
  align-items: start;

  ${from.tablet} {
    gap: 40px;
  }
`;

export const Salutation = styled.div`
  display: grid;
  gap: 12px;

  p {
    color: var(--color-text-quiet);
  }

  ${from.tablet} {
    h1 {
      font-size: 2.75rem;
    }
  }
`;

/** A stamp: its perforation is cut out of the paper's white with round holes along the edges. */
export const Stamp = styled.div`
  --hole: 5px;
  width: 104px;
  padding: 9px;
  rotate: 3deg;
  background: var(--color-sunken);
  mask:
    linear-gradient(black, black) center / calc(100% - var(--hole) * 2) calc(100% - var(--hole) * 2) no-repeat,
    radial-gradient(circle var(--hole), transparent 97%, black) calc(var(--hole) * -1.5) calc(var(--hole) * -1.5) /
      calc(var(--hole) * 3) calc(var(--hole) * 3);

  > * {
    border-radius: 0;
    aspect-ratio: 4 / 5;
  }

  ${from.tablet} {
    width: 156px;
    padding: 12px;
  }
`;
