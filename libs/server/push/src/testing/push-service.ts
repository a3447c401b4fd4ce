import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '../push-address.ts';

/** A push as the local service took it, opened as the browser would. */
export interface TakenPush {
  headers: IncomingHttpHeaders;
  /** Which browser it was for. */
  path: string;
  text: string;
  vapid: { isSigned: boolean; claims: { aud: string; exp: number; sub: string }; publicKey: string };
}

/** A push service of this machine with browsers that subscribed to it: it decrypts what comes and checks who signed it. */
export interface LocalPushService {
  taken: TakenPush[];
  origin: string;
  /** A browser that subscribes here. */
  subscribe(name: string): PushAddress;
  /** What it answers from now on; 201 at first. */
  answerWith(status: number, headers?: OutgoingHttpHeaders): void;
  close(): Promise<void>;
}

interface Browser {
  pair: ECDH;
  auth: Buffer;
}

export async function openPushService(): Promise<LocalPushService> {
  const browsers = new Map<string, Browser>();
  const taken: TakenPush[] = [];
  let answer: { status: number; headers?: OutgoingHttpHeaders | undefined } = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser)
        taken.push({
          headers: request.headers,
          path,
          text: opened(Buffer.concat(parts), browser),
          vapid: signedBy(request.headers.authorization ?? ''),
        });
      if (browser) response.writeHead(answer.status, answer.headers).end();
      else response.writeHead(404).end();
    });
  });
  // A connection that ends by itself would fail a push that a slow test sends later.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    taken,
    origin,
    subscribe(name) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/push/${name}`, { pair, auth });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${origin}/push/${name}`, keys };
    },
    answerWith: (status, headers) => void (answer = { status, headers }),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const TAG_BYTES = 16;

/** Opens an `aes128gcm` message of one record (RFC 8188) with the keys of a browser (RFC 8291). */
function opened(message: Buffer, { pair, auth }: Browser): string {
  const salt = message.subarray(0, 16);
  const keyLength = message[20]!;
  const senderKey = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32);
  const derived = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${purpose}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Reads `vapid t=<JWT>, k=<key>` and checks the token's ES256 signature with that key (RFC 8292). */
function signedBy(authorization: string): TakenPush['vapid'] {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey };
}
