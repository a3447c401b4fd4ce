import { useEffect, useState } from 'react';
import { permissionStatus } from './permission-status.ts';

/**
 * Whether this site may ask where the device is (spec section 4):
 * - `unsupported`: the browser tells no place, or not to an insecure page;
 * - `unknown`: the browser has not said whether it may;
 * - else the browser's own value.
 */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState;

const isSupported = (): boolean => 'geolocation' in navigator && window.isSecureContext;

/** What the browser says now; nobody is asked for anything. */
export async function readLocationPermission(): Promise<LocationPermission> {
  if (!isSupported()) return 'unsupported';
  return (await permissionStatus('geolocation'))?.state ?? 'unknown';
}

/** The browser's answer, followed while it changes, and a way to tell what an attempt has shown. */
export function useLocationPermission(): [
  permission: LocationPermission,
  tell: (permission: LocationPermission) => void,
] {
  const [permission, setPermission] = useState<LocationPermission>('unknown');
  useEffect(() => {
    const gone = new AbortController();
    void readLocationPermission().then((now) => gone.signal.aborted || setPermission(now));
    void permissionStatus('geolocation').then((status) =>
      status?.addEventListener('change', () => setPermission(status.state), { signal: gone.signal }),
    );
    return () => gone.abort();
  }, []);
  return [permission, setPermission];
}
