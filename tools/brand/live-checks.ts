import { lookup } from 'node:dns/promises';
import { connect, type PeerCertificate } from 'node:tls';
import type { Problem } from '@parlour/brand/checks/rule';
import { DAY } from '@parlour/models/durations';

/** Milliseconds for one answer of the network. */
const PATIENCE = 10_000;
/** Days that a certificate should still last. */
const DAYS_LEFT = 14;

/** What only the network can say of a brand: its domain is known, its certificate good, its files' host there. */
export async function liveChecks(settings: unknown): Promise<Problem[]> {
  const { domain, cdn_prefix: cdn } = (settings ?? {}) as { domain?: unknown; cdn_prefix?: unknown };
  const found = await Promise.all([
    typeof domain === 'string' ? checkName(domain) : null,
    typeof domain === 'string' ? checkCertificate(domain) : null,
    typeof cdn === 'string' ? checkFiles(cdn) : null,
  ]);
  return found.filter((problem) => problem !== null);
}

async function checkName(domain: string): Promise<Problem | null> {
  const known = await lookup(domain).catch(() => null);
  return known ? null : wrong('domain', `the name ${domain} has no address`, 'enter it at the name server');
}

async function checkCertificate(domain: string): Promise<Problem | null> {
  try {
    const until = new Date((await certificateOf(domain)).valid_to);
    const days = Math.floor((until.getTime() - Date.now()) / DAY);
    if (days >= DAYS_LEFT) return null;
    return { ...wrong('domain', `the certificate ends in ${days} days`, 'renew it'), severity: 'warning' };
  } catch (error) {
    return wrong('domain', `TLS fails: ${messageOf(error)}`, `have a certificate issued for ${domain}`);
  }
}

function certificateOf(host: string): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host }, () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

/** The host of the files answers, whatever it says of its root. */
async function checkFiles(prefix: string): Promise<Problem | null> {
  try {
    await fetch(prefix, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return null;
  } catch (error) {
    return wrong('cdn_prefix', `it does not answer: ${messageOf(error)}`, 'correct it, or set it to null');
  }
}

const wrong = (path: string, reason: string, suggestion: string): Problem => ({
  path,
  reason,
  suggestion,
  severity: 'error',
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
