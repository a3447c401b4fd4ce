import { createHash } from 'node:crypto';

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of scripts that run; others hold data, which no policy looks at. */
const runs = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) &&
  (!/\btype=/.test(attributes) || /\btype="(?:module|text\/javascript)"/.test(attributes));

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a style sheet that is filled by script begins with. */
const emptyStyle = hashOf('');

/** The sources that allow exactly the scripts and styles that stand in a page (Content Security Policy, hash sources). */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>([emptyStyle]);
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    if (name === 'style') styles.add(hashOf(text));
    else if (runs(attributes)) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
