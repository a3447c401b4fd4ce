import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { getLander } from '@parlour/contract/account/reference-data/get-lander';
import { entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import { chromium, type Browser } from 'playwright';
import { NIL } from 'uuid';
import { client } from '../bench/client.ts';
import { launchOptions } from '../chromium/launch-options.ts';
import { freePort } from '../postgres/free-port.ts';
import { startDemoServer } from '../start/demo-server.ts';
import { audit, median, type LargestPicture, type Visit } from './audit.ts';
import { measuredBrands, measuredPages, peopledLanders } from './pages.ts';
import { openStaticPages, type StaticPages, type StaticPicture } from './static-page.ts';

const PERFORMANCE = 95;
const LARGEST_PAINT_RATIO = 1.3;

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: measuredBrands.join(',') },
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});

const cookie = `${entryCookie}=${entryPassed}`;
let missed = 0;

/** The measured server, the browser, and the server of pages of words: what is open is closed again, whatever fails. */
const opened: (() => Promise<unknown>)[] = [];

interface Stage {
  port: number;
  debuggingPort: number;
  browser: Browser;
  floor: StaticPages;
}

async function openStage(): Promise<Stage> {
  const server = await startDemoServer();
  opened.push(server.stop);
  const debuggingPort = await freePort();
  const { args = [], ...launch } = await launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${debuggingPort}`] });
  opened.push(() => browser.close());
  const floor = await openStaticPages();
  opened.push(floor.close);
  return { port: server.port, debuggingPort, browser, floor };
}

/**
 * Goes past every brand's entry warning. A cookie that Lighthouse is told as a header does not reach every visit; those of the
 * browser last as long as it has a page.
 */
async function passEntry({ browser, port }: Stage): Promise<void> {
  const protocol = await browser.newBrowserCDPSession();
  const cookies = values.brands
    .split(',')
    .map((brand) => ({ name: entryCookie, value: entryPassed, url: `http://${brand}.localhost:${port}` }));
  await protocol.send('Target.createTarget', { url: 'about:blank' });
  await protocol.send('Storage.setCookies', { cookies });
  await protocol.detach();
}

/** The middle of several visits. */
async function visit(url: string, { debuggingPort }: Stage): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) visits.push(await audit(url, debuggingPort));
  return median(visits);
}

/** A member whom visitors of the brand may see; where there is none, an address that nobody has, whose landers are drawn. */
async function someMember(brand: string, port: number): Promise<string> {
  const reader = client(port, `${brand}.localhost`, { cookie });
  try {
    for (const type of peopledLanders(brand)) {
      const { text } = await reader.send({ path: `/api/lander.php?type=${type}` });
      const [profile] = (JSON.parse(text) as ReplyOf<typeof getLander>).lander.profiles;
      if (profile) return profile.id;
    }
    return NIL;
  } finally {
    reader.close();
  }
}

/** What the largest paint takes where there is nothing but these words, and the picture if one is given; one visit. */
async function leastPaint(html: string, { floor, debuggingPort }: Stage, picture?: StaticPicture): Promise<number> {
  const { largestPaint } = await audit(
    floor.put(picture ? 'words-and-picture' : 'words', html, picture),
    debuggingPort,
  );
  return largestPaint;
}

/** The picture as the measured browser was sent it: in its format, and packed where it is. */
async function fetchPicture(
  { source, width, height }: LargestPicture,
  brand: string,
  port: number,
): Promise<StaticPicture> {
  const { pathname, search } = new URL(source);
  const accepted = { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'gzip, br' };
  const reader = client(port, `${brand}.localhost`, { cookie, ...accepted });
  try {
    const answer = await reader.open({ path: pathname + search });
    if (answer.statusCode !== 200) throw new Error(`${source} answers ${answer.statusCode}`);
    const told = ['content-type', 'content-encoding'].map((name) => [name, answer.headers[name]] as const);
    const headers = Object.fromEntries(told.filter((header): header is [string, string] => Boolean(header[1])));
    return { bytes: await buffer(answer), headers, width, height };
  } finally {
    reader.close();
  }
}

async function compare(brand: string, page: string, stage: Stage): Promise<void> {
  const { port } = stage;
  const host = `${brand}.localhost:${port}`;
  const reader = client(port, `${brand}.localhost`, { cookie });
  const { status, text: html } = await reader.send({ path: page });
  reader.close();
  if (status !== 200) throw new Error(`${host}${page} answers ${status}`);
  const least = await leastPaint(html, stage);
  const seen = await visit(`http://${host}${page}`, stage);
  const ratio = seen.largestPaint / least;
  const withPicture = seen.largestPicture
    ? seen.largestPaint / (await leastPaint(html, stage, await fetchPicture(seen.largestPicture, brand, port)))
    : null;
  const isGood =
    seen.performance >= PERFORMANCE &&
    [seen.accessibility, seen.bestPractices].every((score) => score === 100) &&
    (seen.seo === 100 || html.includes('content="noindex"')) &&
    ratio <= LARGEST_PAINT_RATIO &&
    seen.layoutShift.toFixed(3) === '0.000';
  if (!isGood) missed += 1;
  console.log(
    `${isGood ? 'ok    ' : 'MISSED'} ${brand} ${page}: performance ${seen.performance}, accessibility ${seen.accessibility}, ` +
      `best practices ${seen.bestPractices}, SEO ${seen.seo}, largest paint ${Math.round(seen.largestPaint)} ms ` +
      `(ratio ${ratio.toFixed(2)}${withPicture ? `; to the words with its largest picture ${withPicture.toFixed(2)}` : ''}), shift ${seen.layoutShift.toFixed(3)}, requests ${seen.requests}` +
      (seen.failed.length > 0 ? `; ${seen.failed.join(', ')}` : ''),
  );
}

try {
  const stage = await openStage();
  await passEntry(stage);
  for (const brand of values.brands.split(','))
    for (const page of values.pages?.split(',') ?? measuredPages(brand, await someMember(brand, stage.port)))
      await compare(brand, page, stage);
} finally {
  for (const close of opened.reverse()) await close();
}
console.log(missed === 0 ? 'Every page reached its goals.' : `${missed} pages missed a goal.`);
process.exitCode = missed === 0 ? 0 : 1;
