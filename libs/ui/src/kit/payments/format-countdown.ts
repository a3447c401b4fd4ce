const pad = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds as `hh:mm:ss`, two digits each (spec section 4, time bonus). */
export function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');
}
