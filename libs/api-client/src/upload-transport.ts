import { callAddress } from '@parlour/contract/call-address';
import { ApiError, apiErrorOf } from './api-error.ts';
import { callHeaders, LONGEST_ANSWER } from './fetch-transport.ts';
import type { Transport } from './transport.ts';

/**
 * One attempt of a call with a file, which tells how much of it is away; fetch cannot. It is over where for too long nothing more of
 * it goes away and nobody answers.
 */
export const uploadTransport: Transport = ({ call, query, body, idempotencyKey, signal, onProgress }) => {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise((resolve, reject) => {
    const broken = () => reject(new ApiError(0, { code: 'offline' }));
    signal?.throwIfAborted();
    request.open(call.method, callAddress(call.path, { ...call.when, ...query }));
    for (const [name, value] of Object.entries(callHeaders(idempotencyKey))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    const waitAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (broken(), request.abort()), LONGEST_ANSWER);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitAnew();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      const { status, response } = request as { status: number; response: unknown };
      if (status >= 300)
        reject(apiErrorOf(status, response, Number(request.getResponseHeader('Retry-After')) || undefined));
      else if (response === null) broken();
      else resolve(response);
    };
    request.onerror = broken;
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    waitAnew();
    request.send(formOf(body as object));
  });
};

/** The body as a form: texts and one file; what was left out is no field. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value as string | Blob);
  return form;
}
