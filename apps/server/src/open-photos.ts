import { createDarkroom, createPhotoIntake, type PhotoStorage } from '@parlour/server-media';
import type { PhotoPorts } from '@parlour/server-profile';

export interface OpenPhotos {
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  close(): void;
}

/**
 * How photos come in on this server.
 *
 * @param storage where their files lie
 * @param isDemo in the demo every photo is approved at once; elsewhere it waits for somebody who looks at it
 */
export function openPhotos(storage: PhotoStorage, isDemo: boolean): OpenPhotos {
  const darkroom = createDarkroom();
  const judge: PhotoPorts['judge'] = async () => (isDemo ? 'approved' : 'pending');
  return { photos: { intake: createPhotoIntake(darkroom, storage), judge }, close: () => darkroom.close() };
}
