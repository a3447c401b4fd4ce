import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { demoLogIn } from '../chromium/demo-log-in.ts';
import { launchOptions } from '../chromium/launch-options.ts';

const usage = `node tools/pictures/main.ts --origin http://{brand}.localhost:4200 --brands default,gay --pages /,/members --to folder
  --logins FILE   demo-logins.json: pictures as a logged-in member; without it as a visitor
  --premium       the premium member of the two
  --locale de     the language, by default English
  --scheme dark   the scheme, by default the brand's own
  --widths 360    by default 360,768,1280`;

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://{brand}.localhost:4200' },
    brands: { type: 'string', default: 'default' },
    pages: { type: 'string', default: '/' },
    widths: { type: 'string', default: '360,768,1280' },
    to: { type: 'string' },
    logins: { type: 'string' },
    premium: { type: 'boolean', default: false },
    locale: { type: 'string', default: 'en' },
    scheme: { type: 'string' },
  },
});
if (!values.to) {
  console.error(usage);
  process.exit(1);
}

const listed = (text: string): string[] => text.split(',').filter(Boolean);
const colorScheme = values.scheme === 'dark' || values.scheme === 'light' ? values.scheme : null;
const folder = path.resolve(values.to);
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(await launchOptions());
for (const brand of listed(values.brands)) {
  const origin = values.origin.replace('{brand}', brand);
  const context = await browser.newContext({ baseURL: origin, colorScheme });
  await context.addCookies([{ name: 'locale', value: values.locale, url: origin }]);
  if (colorScheme)
    // A brand that is dark first stays so for who merely prefers light. The document is still empty when this runs.
    await context.addInitScript((scheme) => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['scheme'] = scheme));
    }, colorScheme);
  const page = await context.newPage();
  if (values.logins) await demoLogIn(page, values.logins, brand, values.premium);
  for (const address of listed(values.pages)) await takePictures(page, brand, address);
  await context.close();
}
await browser.close();

async function takePictures(page: Page, brand: string, address: string): Promise<void> {
  for (const width of listed(values.widths)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const name = address.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
    const file = path.join(folder, `${brand}-${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
}
