import { MINUTE, SECOND } from '@parlour/models/durations';

/** A quarter of a minute: whoever waits longer has chosen from the list. */
const PATIENCE = 15 * SECOND;
/** A place of ten minutes ago is the same city. */
const STILL_TRUE = 10 * MINUTE;

/** Where the device is, as coarsely as it can tell. Asks for permission where that is due. */
export const devicePosition = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: false,
      timeout: PATIENCE,
      maximumAge: STILL_TRUE,
    }),
  );

const PERMISSION_DENIED = 1;

/** The browser did not let the site ask, or whoever was asked said no. */
export const isDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === PERMISSION_DENIED;
