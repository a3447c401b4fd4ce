import sharp from 'sharp';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo to upload; each colour is another one. */
export const photoFile = async (name: string, r = 201): Promise<PhotoFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 1000, channels: 3, background: { r, g: 138, b: 107 } } })
    .jpeg()
    .toBuffer(),
});
