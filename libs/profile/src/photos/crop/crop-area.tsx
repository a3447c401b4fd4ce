import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper, { type Area, type MediaSize, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { lowOnly, Stack } from '@parlour/ui';
import { closestZoom, PORTRAIT } from './closest-zoom.ts';
import { cropHeight } from './crop-height.ts';
import { CropMoves } from './crop-moves.tsx';
import { CropSlider } from './crop-slider.tsx';

/** Pixels that an arrow key moves the photo. */
const KEY_STEP = 8;
/** Until the photo is decoded. */
const unknown: Size = { width: 0, height: 0 };

/** In a low window the sliders stand beside the photo. */
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

export interface CropAreaProps {
  address: string;
  onCrop: (crop: PhotoCrop) => void;
  onUnreadable: () => void;
}

/** A photo behind a window of the portraits' shape: dragged, pinched, or moved by arrow keys or sliders and made larger by one. */
export function CropArea({ address, onCrop, onUnreadable }: CropAreaProps) {
  const { t } = useLingui();
  const { shortest_side } = useSite().settings.photo_limits;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [photo, setPhoto] = useState<Size>(unknown);
  const [part, setPart] = useState<Size>(unknown);
  const [closest, setClosest] = useState(1);
  const isWide = photo.width > photo.height * PORTRAIT;
  const measure = ({ naturalWidth, naturalHeight, ...shown }: MediaSize) => {
    setPhoto(shown);
    setClosest(closestZoom({ width: naturalWidth, height: naturalHeight }, shortest_side));
  };
  return (
    <Layout $gap={3}>
      <Place>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          aspect={PORTRAIT}
          objectFit={isWide ? 'vertical-cover' : 'contain'}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t`Part of the photo to keep; move it with the arrow keys`, role: 'group' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(area) => onCrop(shareOf(area))}
          setMediaSize={measure}
          setCropSize={setPart}
        />
      </Place>
      <Stack $gap={1}>
        <CropSlider
          label={t`Closer`}
          min={1}
          max={closest}
          step={0.05}
          disabled={closest === 1}
          value={zoom}
          onChange={setZoom}
        />
        <CropMoves
          crop={crop}
          photo={{ width: photo.width * zoom, height: photo.height * zoom }}
          part={part}
          onMove={setCrop}
        />
      </Stack>
    </Layout>
  );
}

/** From percents of the photo to shares, which do not leave it. */
function shareOf({ x, y, width, height }: Area): PhotoCrop {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  const [left, top] = [share(x), share(y)];
  return { left, top, width: Math.min(share(width), 1 - left), height: Math.min(share(height), 1 - top) };
}
