import { fontsId, fontsKey } from './font-sheet.ts';
import { inlineScript } from './inline-script.ts';
import { withoutStyleMarks } from './page-sheet.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const fontPreload = /<link rel="preload" as="font"[^>]*\bhref="([^"]+)"[^>]*\/>/g;
const fontSheet = /<style([^>]*\bid="fonts"[^>]*)>([\s\S]*?)<\/style>/;
const manifest = /<link rel="manifest"[^>]*\/>/;
const tabIcon = /<link rel="icon"[^>]*\/>/;
const picturePreload = /<link rel="preload" as="image"[^>]*\/>/g;
const firstPicture = /<img\b(?![^>]*\bfetchPriority="high")[^>]*\bloading="eager"[^>]*\/>/g;
/** A drawing whose outlines are in a file of their own, such as a map. */
const drawing = /<svg\b[^>]*>(?:<use\b[^>]*\bhref="[^"#]+#[^>]*><\/use>)+<\/svg>/g;
/** Two scripts of the router beside each other; as one they need one hash in the policy. */
const neighbours = /<script>([^<]*)<\/script><script>([^<]*)<\/script>/;
const moduleScript = /(<script[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;

/** Marks the place of a picture, a drawing or the icon that comes once the words are painted. */
const latePlace = 'data-after-words';

/** An icon that is nowhere: without one the browser would ask for the icon of the site by itself. */
const noIcon = '<link rel="icon" href="data:,"/>';

/**
 * Waits until the words have reached the screen and the page is loaded, asks for the first pictures, and waits for
 * those. Both waits end as soon as somebody begins to use the page, and after four seconds at the latest, for a picture
 * that never comes. A frame that is drawn is not yet seen: the browser tells when the first one was, and two more are
 * let go by, which show what came with it.
 */
const painted = `const used = new Promise((go) => {
for (const act of ['pointerdown', 'keydown', 'focusin']) addEventListener(act, go, { once: true, capture: true });
setTimeout(go, 4000);
});
const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));
const words = new Promise((go) => new PerformanceObserver((seen) => {
if (seen.getEntriesByName('first-contentful-paint').length) go();
}).observe({ type: 'paint', buffered: true }));
const loaded = new Promise((go) => document.readyState === 'complete' ? go() : addEventListener('load', go));
await Promise.race([used, Promise.all([words, loaded]).then(frames)]);
for (const place of document.querySelectorAll('noscript[${latePlace}]')) place.outerHTML = place.textContent;
const pictures = [...document.images].filter(({ loading }) => loading === 'eager').map((picture) => picture.decode().catch(() => {}));
await Promise.race([used, Promise.all(pictures).then(frames)]);`;

/** The router writes its manifest for people to read; nobody does. */
const routeManifest = /(window\.__reactRouterManifest = )(\{[\s\S]*?\n\});/;

/**
 * Characters of a page that go out at once. A connection's first window is 14,600 bytes (RFC 6928), 1,460 of them the
 * head of the answer. A kept page is packed to a fifth (home 0.20, landers 0.20 to 0.22).
 */
const FIRST_WINDOW = 65_000;

const wearFetchedFonts = `try { if (sessionStorage.getItem('${fontsKey}')) document.getElementById('${fontsId}').media = 'all' } catch {}`;

/**
 * Makes a visitor's page whose words are painted first. The rest comes in this order:
 * - beside the words, only the picture that the page is about, the poster of a clip, and what the browser loads lazily
 *   near them;
 * - the icon of the tab, which the browser would ask for as urgently as for those, and the first portraits and
 *   drawings, whose frames hold their place;
 * - the scripts, the manifest and the fonts. No script is preloaded: the router's own module script waits before it
 *   asks for all of them at once.
 *
 * The first page of a tab does not wear the fonts: words never change their face, or their place, while they are read.
 * What is typed or chosen before the scripts come stays: a field that a script controls takes over what it finds. Where
 * no script runs, pictures and fonts come at once. A page too long to go out at once is spared what only the scripts
 * would read.
 */
export function paintFirst(html: string, nonce: string | undefined): string {
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const fonts = [...html.matchAll(fontPreload)].map(([, href]) => href);
  const shown = html.length > FIRST_WINDOW ? withoutStyleMarks(html) : html;
  return shown
    .replaceAll(preload, '')
    .replaceAll(fontPreload, '')
    .replaceAll(picturePreload, '')
    .replace(manifest, '')
    .replace(tabIcon, (icon) => noIcon + afterWords(icon))
    .replaceAll(firstPicture, afterWords)
    .replaceAll(drawing, afterWords)
    .replace(fontSheet, (_, attributes: string, css: string) => {
      const off = `<style${attributes} media="(scripting: none)" data-files="${fonts.join(' ')}">`;
      const calm = css.replaceAll('font-display:swap', 'font-display:optional');
      return `${off}${calm}</style>${inlineScript(wearFetchedFonts, nonce)}`;
    })
    .replace(neighbours, (_, one: string, other: string) => `<script>${one};\n${other}</script>`)
    .replace(moduleScript, (_, open: string, code: string, close: string) => `${open}${late(code, scripts)}${close}`);
}

const afterWords = (late: string): string => `<noscript ${latePlace}>${late}</noscript>`;

/**
 * The same script, whose imports begin when the page is painted. Those that it names by hand come after what they need.
 */
function late(code: string, scripts: readonly (string | undefined)[]): string {
  const fetched = `for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
  const dynamic = code.replaceAll(staticImport, (_, name: string | undefined, file: string) =>
    name ? `const ${name} = await import(${file});` : `await import(${file});`,
  );
  const short = dynamic.replace(
    routeManifest,
    (_, name: string, json: string) => `${name}${JSON.stringify(JSON.parse(json))};`,
  );
  return `${painted}\n${fetched}\n${short}`;
}
