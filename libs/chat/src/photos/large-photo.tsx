import { useLingui } from '@lingui/react/macro';
import { PhotoView, type PhotoViewProps } from '@parlour/ui';

/** A photo of the conversation as large as the screen. */
export function LargePhoto(photo: Omit<PhotoViewProps, 'closeLabel'>) {
  const { t } = useLingui();
  return <PhotoView {...photo} closeLabel={t`Close`} />;
}
