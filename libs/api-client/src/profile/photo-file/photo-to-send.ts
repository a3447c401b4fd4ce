import type { ChosenPhoto } from './chosen-photo.ts';
import { refusalOfSize } from './refusal-of-file.ts';
import { smallPhoto } from './small-photo.ts';

/**
 * What is sent of a chosen photo: made smaller where that is worth it, else as it is.
 *
 * @throws ApiError where it is still too large, before the line is taken for minutes
 */
export async function photoToSend(chosen: ChosenPhoto): Promise<Pick<ChosenPhoto, 'file' | 'crop'>> {
  const { file, crop } = await smallPhoto(chosen);
  const refusal = chosen.within && refusalOfSize(file, chosen.within.megabytes);
  if (refusal) throw refusal;
  return { file, crop };
}
