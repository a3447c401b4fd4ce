import { join } from 'node:path';
import { SECOND } from '@parlour/models/durations';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { ConfigurationError } from '@parlour/server-kit/configuration/configuration-error';
import { withTimeout } from '@parlour/server-kit/with-timeout';
import { PhotoStoreRefused, tryKeeping, type PhotoStorage } from '@parlour/server-media';
import { settingAtFault } from './faults/setting-at-fault.ts';

/** Milliseconds that the start waits for a store: all else works while it is away. */
const PATIENCE = 5 * SECOND;

const ELSEWHERE = 'S3_REGION or S3_ENDPOINT: the bucket is in another region, or answers at another address';

/** What a store answers where a setting is wrong; anything else may pass by itself. */
const refusals: Readonly<Record<number, string>> = {
  301: ELSEWHERE,
  302: ELSEWHERE,
  303: ELSEWHERE,
  307: ELSEWHERE,
  308: ELSEWHERE,
  400: 'S3_REGION: the store makes nothing of the request, as where the region is another',
  401: 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the store does not know this key',
  403: 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the store does not let this key list, write, read and delete in the bucket, or the clock of this machine is wrong',
  404: 'S3_BUCKET: the store has no such bucket',
};

/** The error of a folder that is there, and takes no photo: the path of the probe would tell nobody anything. */
const unkept = (dataFolder: string, { message }: Error): ConfigurationError =>
  new ConfigurationError([`DATA_DIR: photos cannot be kept in ${join(dataFolder, 'photos')} (${message})`]);

/**
 * Tries at the start whether photos can be kept, by keeping something: the health check asks less of a store. Otherwise
 * the first member who uploads a photo would find out.
 *
 * @returns why a store did not answer, which is not surely the fault of a setting; null where all is well
 * @throws ConfigurationError where the store or the folder refuses; the system's own error, where that names the
 * setting
 */
export async function tryPhotoStorage(
  storage: Pick<PhotoStorage, 'check' | 'read' | 'write' | 'removeFolder'>,
  { photoStore, dataFolder }: Pick<Configuration, 'photoStore' | 'dataFolder'>,
  patience = PATIENCE,
): Promise<Error | null> {
  try {
    const tried = storage.check().then(() => tryKeeping(storage));
    await withTimeout(tried, patience);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!photoStore) throw settingAtFault(error) ? error : unkept(dataFolder, error);
    const refusal = error instanceof PhotoStoreRefused ? refusals[error.status] : undefined;
    if (refusal) throw new ConfigurationError([`${refusal} (${error.message})`]);
    return error;
  }
}
