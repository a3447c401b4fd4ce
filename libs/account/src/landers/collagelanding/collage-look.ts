import { styled } from 'styled-components';
import { eveningGlow, from } from '@parlour/ui';
import { PersonPicture } from '../person-picture.tsx';

const belowDesk = '@media (max-width: 991.98px)';

/**
 * The wall: tiles of a grid from edge to edge. On a phone three faces, the words, three more, the form; on a desk the words and
 * faces of many sizes beside the form. The second face is the mirror image.
 */
export const Wall = styled.div`
  display: grid;
  grid-template-areas:
    'f1 f2 f3'
    'say say say'
    'f4 f5 f6'
    'note note note'
    'form form form';
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  padding: 8px;
  overflow-x: clip;

  ${from.desk} {
    grid-template-areas:
      'say say say say say f1 f1 f1 form'
      'say say say say say f1 f1 f1 form'
      'f2 f2 f3 f3 f4 f4 f5 f5 form'
      'f2 f2 f7 f7 f4 f4 f6 f6 form'
      'f8 f8 f7 f7 note note f6 f6 form';
    grid-template-rows: repeat(5, minmax(150px, 1fr));
    grid-template-columns: repeat(8, minmax(0, 1fr)) minmax(400px, 3fr);
    gap: 12px;
    padding: 12px;

    &[data-face='b'] {
      grid-template-areas:
        'form f1 f1 f1 say say say say say'
        'form f1 f1 f1 say say say say say'
        'form f5 f5 f4 f4 f3 f3 f2 f2'
        'form f6 f6 f4 f4 f7 f7 f2 f2'
        'form f6 f6 note note f7 f7 f8 f8';
      grid-template-columns: minmax(400px, 3fr) repeat(8, minmax(0, 1fr));
    }
  }
`;

export const SayTile = styled.div`
  ${eveningGlow}
  display: grid;
  grid-area: say;
  gap: 12px;
  align-content: end;
  min-height: 220px;
  padding: 20px;
  border-radius: var(--radius-card);

  /* In the midst of the glow a quiet sentence would be too pale. */
  > p {
    color: inherit;
  }

  ${from.desk} {
    padding: 36px;
  }
`;

/** Fills its place on the wall; those that a phone has no room for are not fetched there. */
export const FacePicture = styled(PersonPicture)<{ $place: number }>`
  grid-area: f${({ $place }) => $place};
  min-height: 0;

  img {
    position: absolute;
    inset: 0;
  }

  ${belowDesk} {
    display: ${({ $place }) => ($place > 6 ? 'none' : 'block')};
  }

  ${from.desk} {
    aspect-ratio: auto;
  }
`;

/** The one tile in the brand's light colour. */
export const NoteTile = styled.div`
  display: grid;
  grid-area: note;
  gap: 4px;
  align-content: center;
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--color-accent);
  color: var(--color-on-accent);

  > :first-child {
    font-weight: 700;
    font-size: var(--text-larger);
    line-height: 1.25;
  }
`;

export const FormTile = styled.div`
  grid-area: form;
  align-self: start;
  padding: 24px 20px;
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  ${from.desk} {
    padding: 32px;
  }
`;
