/**
 * Who delivers notices to browsers: Chromium, Firefox, Windows and Apple. We send to nobody else (contract part 0, 18), or
 * whoever subscribes could make our server knock at any door.
 */
const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
] as const;

/** Does this address belong to one of the known services? */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return pushServices.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
