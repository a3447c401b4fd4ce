import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Bucket } from '@parlour/server-kit/configuration/configuration';

const keys = { region: 'eu-test-1', bucket: 'photos', accessKeyId: 'test-id', secretAccessKey: 'test-secret' };
/** Few, so that every listing has pages. */
const NAMES_A_PAGE = 2;

export interface FakeS3 {
  place: S3Bucket;
  /** Of the files that it holds. */
  keys(): string[];
  close(): Promise<void>;
}

/**
 * A store that speaks as much S3 as photos need, in memory, and that answers nobody without a signature.
 *
 * @param fails does something else in place of the store's answer, where it says that it did
 */
export async function openFakeS3(
  fails: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<FakeS3> {
  const files = new Map<string, { bytes: Buffer; changed: Date }>();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = pathname.slice(`/${keys.bucket}/`.length);
    if (!isSigned(request)) return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (request.method === 'PUT') {
      files.set(key, { bytes: Buffer.concat(await request.toArray()), changed: new Date() });
      return void response.end();
    }
    if (request.method === 'DELETE') return void response.writeHead(files.delete(key) ? 204 : 404).end();
    if (searchParams.has('list-type')) return void response.end(listingOf(files, searchParams));
    const file = files.get(key);
    if (file) response.end(file.bytes);
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  }

  const server = createServer((request, response) => {
    if (fails(request, response)) return;
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, ...keys },
    keys: () => [...files.keys()],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isSigned({ headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const scope = new RegExp(`^AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/\\d{8}/${keys.region}/s3/aws4_request, `);
  return scope.test(authorization) && /Signature=[0-9a-f]{64}$/.test(authorization) && 'x-amz-date' in headers;
}

function listingOf(files: ReadonlyMap<string, { changed: Date }>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const below = [...files.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const folders = new Set(below.map((key) => prefix + key.slice(prefix.length).split('/')[0] + '/'));
  const names = asked.has('delimiter') ? [...folders] : below;
  const rest = names.filter((name) => name > (asked.get('continuation-token') ?? ''));
  const page = rest.slice(0, NAMES_A_PAGE);
  const lines = page.map((name) =>
    asked.has('delimiter')
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.changed.toISOString()}</LastModified></Contents>`,
  );
  const next = rest.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><Prefix>${prefix}</Prefix>${lines.join('')}${next}</ListBucketResult>`;
}
