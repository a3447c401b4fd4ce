import webPush from 'web-push';

/** A key pair with which one installation signs its pushes (RFC 8292): base64url, of 65 and of 32 bytes. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A new pair. The library pads what Node leaves out: leading zero bytes, which one private key in 256 has. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();
