import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { styled } from 'styled-components';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { lowOnly, Stack, Text } from '@parlour/ui';
import { cropHeight } from './crop-height.ts';

/** Width over height of the portraits that a photo is shown in. */
const PORTRAIT = 4 / 5;
/** How far one may go in: beyond that a phone's photo has fewer pixels than are asked for. */
const CLOSEST = 4;
/** Pixels that an arrow key moves the photo. */
const KEY_STEP = 8;

/** In a low window the slider stands beside the photo. */
const Layout = styled(Stack)`
  ${lowOnly} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`;

const Place = styled.div`
  position: relative;
  height: ${cropHeight};
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--color-sunken);

  .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid var(--focus-ring);
    outline-offset: -3px;
  }
`;

const Zoom = styled.label`
  display: grid;
  gap: 4px;

  input {
    width: 100%;
    min-height: 44px;
    accent-color: var(--color-action);
  }
`;

export interface CropAreaProps {
  address: string;
  onCrop: (crop: PhotoCrop) => void;
  onUnreadable: () => void;
}

/** A photo behind a window of the portraits' shape: dragged, pinched, or moved by arrow keys and made larger by a slider. */
export function CropArea({ address, onCrop, onUnreadable }: CropAreaProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Layout $gap={3}>
      <Place>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={CLOSEST}
          aspect={PORTRAIT}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t`The part of the photo; move it with the arrow keys`, role: 'group' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(part) => onCrop(shareOf(part))}
        />
      </Place>
      <Zoom>
        <Text as="span" $size="small">{t`Closer`}</Text>
        <input
          type="range"
          min={1}
          max={CLOSEST}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </Zoom>
    </Layout>
  );
}

/** From percents of the photo to shares, which do not leave it. */
function shareOf({ x, y, width, height }: Area): PhotoCrop {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  const [left, top] = [share(x), share(y)];
  return { left, top, width: Math.min(share(width), 1 - left), height: Math.min(share(height), 1 - top) };
}
