/**
 * The height that an action bar takes from a phone, without the edge of the device. It grows faster than letters do, and as a phone
 * gets narrower: there words break into more lines.
 */
export const actionBarRoom = 'max(96px, 12rem - 96px, 461px - 100vw)';
