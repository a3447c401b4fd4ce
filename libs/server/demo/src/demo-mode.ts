/** How the server runs (`PARLOUR_MODE`). */
export type Mode = 'demo' | 'production';

/** @throws outside demo mode: nobody real is ever shown made-up members, or answered by one. */
export function demoOnly(mode: Mode): void {
  if (mode !== 'demo') throw new Error('The demo world runs in demo mode only.');
}
