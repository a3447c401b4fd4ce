const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = /(<script[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * Waits until the page with its first pictures has reached the screen, or somebody begins to use it; a picture that never comes
 * holds nothing up for longer than four seconds. A frame that is drawn is not yet seen: the browser tells when the first one
 * was, and two more are let go by, which show what came with the page's end.
 */
const painted = `await new Promise((go) => {
const frame = requestAnimationFrame;
const soon = () => new PerformanceObserver((seen, observer) => {
if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
observer.disconnect();
frame(() => frame(() => setTimeout(go)));
}).observe({ type: 'paint', buffered: true });
if (document.readyState === 'complete') soon(); else addEventListener('load', soon, { once: true });
for (const act of ['pointerdown', 'keydown', 'focusin']) addEventListener(act, go, { once: true, capture: true });
setTimeout(go, 4000);
});`;

/**
 * A visitor's page with its scripts after its largest paint: nothing of them is preloaded, and the router's own module script
 * waits before it asks for all of them at once. What is typed until then stays, since no field is controlled by a script.
 */
export function withLateScripts(html: string): string {
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, (_, open: string, code: string, close: string) => `${open}${late(code, files)}${close}`);
}

/** The same script, whose imports begin when the page is painted; those that it names by hand come after what they need. */
function late(code: string, files: readonly (string | undefined)[]): string {
  const fetched = `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
  const dynamic = code.replaceAll(staticImport, (_, name: string | undefined, file: string) =>
    name ? `const ${name} = await import(${file});` : `await import(${file});`,
  );
  return `${painted}\n${fetched}\n${dynamic}`;
}
