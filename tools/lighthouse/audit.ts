import lighthouse, { type Artifacts, type Flags, type RunnerResult } from 'lighthouse';
import { median as medianOf } from '../bench/goals.ts';

/** A picture's whole address, and the size it is shown in, in CSS pixels. */
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
    if (result && !result.lhr.runtimeError) return visitOf(result);
    failure = result?.lhr.runtimeError?.message;
  }
  throw new Error(`${url}: ${failure ?? 'Lighthouse had no answer'}`);
}

function visitOf({ lhr: { categories, audits }, artifacts }: RunnerResult): Visit {
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
    largestPicture: largestPictureOf(artifacts.Trace),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    failed: [...new Set(wrong)],
  };
}

/** What the browser told of a paint (`LargestImagePaint::Candidate`); only those of pictures have an address. */
interface PaintNotes {
  nodeId?: number;
  DOMNodeId?: number;
  imageUrl?: string;
  root_width?: number;
  root_height?: number;
}

function largestPictureOf({ traceEvents }: Artifacts['Trace']): LargestPicture | null {
  const notesOf = (name: string): PaintNotes[] =>
    traceEvents.filter((event) => event.name === name).map(({ args }) => (args.data ?? {}) as PaintNotes);
  const largest = notesOf('largestContentfulPaint::Candidate').at(-1);
  const picture = notesOf('LargestImagePaint::Candidate').findLast(({ DOMNodeId }) => DOMNodeId === largest?.nodeId);
  if (!picture?.imageUrl?.startsWith('http')) return null;
  return { source: picture.imageUrl, width: picture.root_width ?? 0, height: picture.root_height ?? 0 };
}

/**
 * The middle of several visits, each number for itself; the largest picture of the one whose largest paint is the middle; whatever
 * any of them found wrong.
 */
export function median(visits: readonly Visit[]): Visit {
  const middle = (valueOf: (visit: Visit) => number): number => medianOf(visits.map(valueOf));
  const largestPaint = middle((seen) => seen.largestPaint);
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    largestPaint,
    layoutShift: middle(({ layoutShift }) => layoutShift),
    largestPicture: visits.find((seen) => seen.largestPaint === largestPaint)?.largestPicture ?? null,
    requests: middle(({ requests }) => requests),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}
