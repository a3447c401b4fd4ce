import { Trans, useLingui } from '@lingui/react/macro';
import type { Point, Size } from 'react-easy-crop';
import { styled } from 'styled-components';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { CropSlider } from './crop-slider.tsx';

const Fold = styled.details`
  ${folding}

  > summary {
    color: var(--color-action-text);
    font-size: var(--text-medium);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
`;

interface CropMovesProps {
  /** Pixels that the photo, as large as it is now, has been moved from its middle. */
  crop: Point;
  photo: Size;
  part: Size;
  onMove: (crop: Point) => void;
}

/** Moves the photo behind its window for whoever cannot drag and has no keys; a way in which it all is seen has no room to move. */
export function CropMoves({ crop, photo, part, onMove }: CropMovesProps) {
  const { t } = useLingui();
  const across = movesBetween(crop.x, (photo.width - part.width) / 2);
  const upAndDown = movesBetween(crop.y, (photo.height - part.height) / 2);
  return (
    <Fold>
      <summary>
        <Trans>Move without dragging</Trans>
      </summary>
      <Pair>
        <CropSlider label={t`Across`} {...across.range} onChange={(x) => onMove({ ...crop, x: across.pixelsAt(x) })} />
        <CropSlider
          label={t`Up and down`}
          {...upAndDown.range}
          onChange={(y) => onMove({ ...crop, y: upAndDown.pixelsAt(y) })}
        />
      </Pair>
    </Fold>
  );
}

/** The window goes with the thumb, from 0 to 100, and so the photo against it: from `most` pixels to as many less than none. */
function movesBetween(pixels: number, most: number) {
  const disabled = most < 1;
  const value = disabled ? 50 : Math.round((1 - pixels / most) * 50);
  return { range: { min: 0, max: 100, step: 1, value, disabled }, pixelsAt: (at: number) => most * (1 - at / 50) };
}
