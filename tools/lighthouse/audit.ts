import lighthouse, { type Flags, type Result } from 'lighthouse';
import { median as medianOf } from '../bench/goals.ts';

/** Where a picture comes from, as the page writes it, and the size it is shown in, in CSS pixels. */
export interface LargestPicture {
  source: string;
  width: number;
  height: number;
}

/** What one visit of a page showed: scores of 0 to 100, times in milliseconds. */
export interface Visit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  layoutShift: number;
  /** What was painted largest, where that is a picture. */
  largestPicture: LargestPicture | null;
  /** Requests that the page made by itself. */
  requests: number;
  /** What was found wrong, by the audit's name; the performance audits are told by their numbers alone. */
  failed: string[];
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** Times that a visit is tried: now and then Lighthouse misses the start of a page, and asks to be run again. */
const tries = 3;

/** Visits a page as a phone does on a slow line (Lighthouse's own mobile setting), with the cookies that the browser has. */
export async function audit(url: string, port: number): Promise<Visit> {
  const flags: Flags = { port, logLevel: 'silent', output: 'json' };
  let failure: string | undefined;
  for (let count = 0; count < tries; count += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return visitOf(result.lhr);
    failure = result?.lhr.runtimeError?.message;
  }
  throw new Error(`${url}: ${failure ?? 'Lighthouse had no answer'}`);
}

function visitOf({ categories, audits }: Result): Visit {
  const wrong = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  );
  const requests = audits['network-requests']?.details;
  return {
    performance: percent(categories['performance']?.score),
    accessibility: percent(categories['accessibility']?.score),
    bestPractices: percent(categories['best-practices']?.score),
    seo: percent(categories['seo']?.score),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largestPicture: largestPictureOf(audits['lcp-breakdown-insight']),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    failed: [...new Set(wrong)],
  };
}

function largestPictureOf(insight: Result['audits'][string] | undefined): LargestPicture | null {
  const items = insight?.details?.type === 'list' ? insight.details.items : [];
  for (const item of items) {
    if (item.type !== 'node' || !item.boundingRect) continue;
    const [, source] = /^<(?:img|video)\b[^>]*? (?:src|poster)="([^"]+)"/.exec(item.snippet ?? '') ?? [];
    if (source) return { source, width: item.boundingRect.width, height: item.boundingRect.height };
  }
  return null;
}

/** The middle of several visits, each number for itself; whatever any of them found wrong. */
export function median(visits: readonly Visit[]): Visit {
  const middle = (valueOf: (visit: Visit) => number): number => medianOf(visits.map(valueOf));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    largestPicture: visits.find(({ largestPicture }) => largestPicture)?.largestPicture ?? null,
    requests: middle(({ requests }) => requests),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}
