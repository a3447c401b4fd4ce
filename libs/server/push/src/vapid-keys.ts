import { createECDH } from 'node:crypto';
import webPush from 'web-push';

/** A key pair with which one installation signs its pushes (RFC 8292): base64url, of 65 and of 32 bytes. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A new pair. The library pads what Node leaves out: leading zero bytes, which one private key in 256 has. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** Do two keys belong together? Push services refuse everything that the wrong private key signed. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}
