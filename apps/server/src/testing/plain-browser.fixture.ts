import type { TestApi } from '@parlour/testing/build-api';

/** A page as somebody without JavaScript has it before them. */
export interface PlainPage {
  status: number;
  /** Path and query, after redirects. */
  address: string;
  html: string;
}

/** What is typed, chosen and ticked: a text, a file, several texts, or null where a field that stands in the form is left out. */
export type Typed = Record<string, string | File | readonly string[] | null>;

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
};

/** The fields of a form as a browser would send them untouched. */
function fieldsOf(form: string): [name: string, value: string][] {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const [name, type = 'text'] = [attribute(tag, 'name'), attribute(tag, 'type')];
    const isChoice = type === 'checkbox' || type === 'radio';
    if (!name || type === 'submit' || (isChoice && !/\schecked\b/.test(tag))) return [];
    return [[name, attribute(tag, 'value') ?? (isChoice ? 'on' : '')]];
  });
  const selects = [...form.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(
    ([, tag = '', options = '']): [string, string][] => {
      const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
      const chosen = all.find((option) => /\sselected\b/.test(option)) ?? all[0];
      const name = attribute(tag, 'name');
      return name && chosen ? [[name, attribute(chosen, 'value') ?? '']] : [];
    },
  );
  const areas = [...form.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].flatMap(
    ([, tag = '', text = '']): [string, string][] => {
      const name = attribute(tag, 'name');
      return name ? [[name, text]] : [];
    },
  );
  return [...inputs, ...selects, ...areas];
}

/** A browser that runs no script: opens pages, sends their forms as they stand, keeps cookies and follows redirects. */
export function plainBrowser({ app }: TestApi, host: string, cookie = '') {
  const jar = new Map(cookie ? [cookie.split('=', 2) as [string, string]] : []);
  jar.set('locale', 'en');

  async function ask(address: string, posted?: { from: string; body: URLSearchParams | FormData }): Promise<PlainPage> {
    const body = posted && new Response(posted.body);
    const headers = { host, cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
    const sent = body && {
      method: 'POST' as const,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: {
        ...headers,
        'content-type': body.headers.get('content-type')!,
        origin: `http://${host}`,
        referer: `http://${host}${posted.from}`,
      },
    };
    const { statusCode, headers: got, body: html } = await app.inject({ url: address, headers, ...sent });
    for (const set of [got['set-cookie'] ?? []].flat()) {
      const [name, value] = set.split(';', 1)[0]!.split('=', 2) as [string, string];
      jar.set(name, value);
    }
    const { location } = got;
    return statusCode >= 300 && location ? ask(location) : { status: statusCode, address, html };
  }

  return {
    open: (address: string) => ask(address),
    /** What it was ever given, by the names. */
    cookies: (): Record<string, string> => Object.fromEntries(jar),
    /**
     * Sends the form of a page that goes to an address; of several the one with what is typed.
     *
     * @param action the address; '' for the form that goes to its own page
     */
    submit({ address, html }: PlainPage, action: string, typed: Typed = {}): Promise<PlainPage> {
      const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)];
      const goesTo = ([, tag = '']: string[]): string => (attribute(tag, 'action') ?? '').split('#', 1)[0]!;
      const isPosted = ([, tag = '']: string[]): boolean => attribute(tag, 'method') === 'post';
      const going = forms.filter((form) => isPosted(form) && goesTo(form) === action);
      const holds = ([form]: string[]): boolean => Object.keys(typed).every((name) => form!.includes(`name="${name}"`));
      const [, tag = '', inner = ''] = going.find(holds) ?? going[0] ?? [];
      if (!tag) throw new Error(`No form of ${address} goes to ${action}`);
      const fields = fieldsOf(inner).filter(([name]) => !(name in typed));
      const changed = Object.entries(typed).flatMap(([name, values]) =>
        [values ?? []].flat().map((value): [string, string | File] => [name, value]),
      );
      const body = attribute(tag, 'encType') === 'multipart/form-data' ? new FormData() : new URLSearchParams();
      for (const [name, value] of [...fields, ...changed]) (body as FormData).append(name, value);
      return ask(action || address, { from: address, body });
    },
  };
}
