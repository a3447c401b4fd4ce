/** One page of what a bucket holds below a prefix. */
export interface Listing {
  files: { key: string; changed: Date }[];
  /** Whole prefixes, with the slash at their end. */
  folders: string[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

const partsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => inside);

/** Names and tokens hold none of XML's other signs. */
const textOf = (xml: string, tag: string): string | null =>
  partsOf(xml, tag)[0]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null;

/**
 * Reads the answer of `ListObjectsV2` (Amazon S3 API reference); only names that we gave stand in it.
 *
 * @throws where it is no listing, or not all of one: an empty folder would be read out of somebody's page
 */
export function readListing(xml: string): Listing {
  const [listing] = /<ListBucketResult[\s>].*<\/ListBucketResult>\s*$/s.exec(xml) ?? [];
  if (listing === undefined) throw new Error('The photo store answered with no listing, or with half of one.');
  return {
    files: partsOf(listing, 'Contents').map((file) => ({
      key: textOf(file, 'Key') ?? '',
      changed: new Date(textOf(file, 'LastModified') ?? 0),
    })),
    folders: partsOf(listing, 'CommonPrefixes').map((folder) => textOf(folder, 'Prefix') ?? ''),
    next: textOf(listing, 'NextContinuationToken'),
  };
}
