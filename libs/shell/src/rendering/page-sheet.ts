import { ServerStyleSheet } from 'styled-components';

/** The compiled rules of the styles that pages have shown; a name is a hash of its rules, so one name means one text. */
const compiled = new Map<string, string[]>();

/** More than all components have together; beyond it there is a style whose values never end. */
const MAX_SHEETS = 5_000;

function remember(key: string, rules: string[]): void {
  if (compiled.size >= MAX_SHEETS) compiled.clear();
  compiled.set(key, rules);
}

/**
 * The style sheet of one page. It takes rules that an earlier page had compiled as they are, where the library's own sheet
 * compiles every style anew for every page.
 */
export function pageSheet(nonce: string | undefined): ServerStyleSheet {
  const sheet = new ServerStyleSheet(nonce ? { nonce } : undefined);
  const { instance } = sheet;
  const isOnPage = instance.hasNameForId.bind(instance);
  const putOnPage = instance.insertRules.bind(instance);

  instance.hasNameForId = (id, name) => {
    if (isOnPage(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (rules) putOnPage(id, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    remember(`${id} ${name}`, rules);
    putOnPage(id, name, rules);
  };
  return sheet;
}

/** The page's styles as one `<style>`. */
export function styleTagOf(sheet: ServerStyleSheet): string {
  const tag = sheet.getStyleTags();
  sheet.seal();
  return tag;
}

/** What the library finds its rules by in the browser: the attributes of their element, the ends of rules, and whose they are. */
const marks =
  / data-styled(?:-version)?="[^"]*"|data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\}(?=\/\*!sc\*\/)|\/\*!sc\*\/\n?/g;

/**
 * A page whose styles the library does not find: it makes the rules of what it hydrates anew, behind these and in the same
 * order. That takes about 50 ms of a slow phone's processor, and spares a seventeenth of the page.
 */
export const withoutStyleMarks = (html: string): string => html.replaceAll(marks, '');
