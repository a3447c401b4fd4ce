import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { eveningGlow, toTheSides } from '../../theme/mixins.ts';

/** The deep ground of heroes and landers, with the glow of the brand's accent. Arches stand on its lower edge. */
export const Evening = styled.section`
  ${eveningGlow}
  ${toTheSides}
  overflow-x: clip;
`;

/** A sentence on the evening, above its glow: at the foot it would be too pale, there a `Lead` is read. */
export const EveningLead = styled.p`
  max-width: 46ch;
  color: var(--color-on-deep-quiet);
  font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.1875rem);
  line-height: 1.5;
  text-wrap: pretty;
`;

/**
 * Arches side by side, as many as the container around them has room for, standing on the lower edge; each child is one
 * `ArchPortrait`, or a link or button around it.
 */
export const Guests = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 10px;
  align-items: end;
  clip-path: inset(-24px -24px 0);

  > * {
    --arch-height: 1.3;
  }

  > :nth-child(2n) {
    --arch-height: 1.6;
  }

  > :nth-child(3n) {
    --arch-height: 1.45;
  }

  > :nth-child(4n) {
    --arch-height: 1.2;
  }

  /* On a narrow phone with large words two have room for their names. */
  @container (max-width: 13em) {
    > :nth-child(n + 3) {
      display: none;
    }
  }

  ${from.tablet} {
    gap: 16px;
  }
`;
