import type { LaunchOptions } from 'playwright';
import { findChromium } from './find.ts';

/** Debian's Chromium as root needs the first two; the others keep it from talking to its maker while it is measured. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How tests, bench and pictures start the browser. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findChromium(),
  args: flags,
});
