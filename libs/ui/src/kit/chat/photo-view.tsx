import { FullView, WholePicture } from '../surfaces/full-view.tsx';
import type { FullViewProps } from '../surfaces/full-view.tsx';
import type { MessagePhotoProps } from './message-photo.tsx';

export interface PhotoViewProps
  extends
    Pick<FullViewProps, 'open' | 'onClose' | 'closeLabel'>,
    Pick<MessagePhotoProps, 'src' | 'alt' | 'width' | 'height' | 'onError'> {}

/** One photo as large as the screen. */
export function PhotoView({ open, onClose, closeLabel, ...photo }: PhotoViewProps) {
  return (
    <FullView open={open} onClose={onClose} label={photo.alt} closeLabel={closeLabel}>
      <WholePicture {...photo} />
    </FullView>
  );
}
