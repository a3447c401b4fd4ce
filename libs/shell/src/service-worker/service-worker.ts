import type { PushPayload } from '@parlour/models/account/notifications/push-payload';

/**
 * The worker of an installed app and of pushes. It keeps files whose name holds their hash, and one page to show without a
 * connection; nothing of a member is ever kept here.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const registeredWith = new URL(worker.location.href).searchParams;
/** The language of the page that registered it. */
const locale = registeredWith.get('locale') ?? '';
/** The version of the brand then. */
const version = registeredWith.get('version') ?? '';

const OFFLINE = `/offline?locale=${locale}`;
const WORDS = `/push-words.json?locale=${locale}`;
/** What must be there before it is needed; fetched anew with each version of the worker. */
const PAGES = 'pages-2';
const FILES = 'files-1';
/** Milliseconds in which a page that listens has answered. */
const ANSWER_WITHIN = 1_000;
/** Milliseconds for which more news under the same tag makes no sound: somebody who writes line by line is heard once. */
const QUIET_FOR = 3 * 60_000;
/** Milliseconds for a page to begin: a line that is as good as gone lets one wait for minutes. */
const PAGE_WITHIN = 25_000;
/** Milliseconds for words in another language than the kept ones, before those serve. */
const WORDS_WITHIN = 3_000;
/** Files of earlier releases go when there are more. */
const MAX_FILES = 150;

interface PushWords {
  /** The language that they are in: where the member's own cannot be had, another one. */
  locale: string;
  title: string;
  bodies: Record<PushPayload['kind'] | 'discreet', string>;
}

interface NoticeData {
  url: string;
  /** When the device last made a sound for its tag. */
  heardAt: number;
}

/**
 * An app on a phone is seldom closed whole: a worker that waited for that would keep the page of another language, or of older
 * settings. None has to wait, since the files that it keeps never change.
 */
worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), fetchPages(true)]));
});

/** Without a worker a browser has no pushes at all: what cannot be had now does not stop it, and comes with a later page. */
async function fetchPages(isAnew: boolean): Promise<void> {
  const pages = await caches.open(PAGES);
  const fetchPage = async (url: string) =>
    (isAnew || !(await pages.match(url))) && pages.add(new Request(url, { credentials: 'omit', cache: 'reload' }));
  await Promise.allSettled([OFFLINE, WORDS].map(fetchPage));
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([worker.clients.claim(), forgetOldPages(), worker.registration.navigationPreload?.enable()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // A part of a file, as players ask for, is the browser's own business: caches keep whole files only.
  if (pathname.startsWith('/assets/') && !request.headers.has('range')) event.respondWith(keptFile(event));
  else if (request.mode === 'navigate') {
    event.respondWith(pageInTime(event));
    event.waitUntil(fetchPages(false));
  }
});

/** The page, or the one for no connection where it fails or has not begun in time; where none is kept, the page in its own time. */
async function pageInTime(event: FetchEvent): Promise<Response> {
  const asked = page(event);
  const late = new Promise((resolve) => setTimeout(resolve, PAGE_WITHIN))
    .then(() => keptPage(OFFLINE))
    .catch(() => undefined);
  try {
    return (await Promise.race([asked, late])) ?? (await asked);
  } catch {
    return (await keptPage(OFFLINE)) ?? Response.error();
  }
}

/** The page as the browser asks for it while the worker starts; where it does not, as the worker does. */
async function page(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

/** The kept file, else a fetched one, which is kept beside the answer: neither a full nor a damaged disk costs the page its file. */
async function keptFile(event: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES).catch(() => null);
  const known = await files?.match(event.request).catch(() => undefined);
  if (known) return known;
  const fetched = await fetch(event.request);
  if (files && fetched.ok) event.waitUntil(keep(files, event.request, fetched.clone()));
  return fetched;
}

async function keep(files: Cache, request: Request, fetched: Response): Promise<void> {
  await files.put(request, fetched);
  const kept = await files.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_FILES)).map((oldest) => files.delete(oldest)));
}

/** Those that a worker of an earlier release kept, under another name. */
async function forgetOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![PAGES, FILES].includes(name)).map((name) => caches.delete(name)));
}

const keptPage = async (url: string): Promise<Response | undefined> => (await caches.open(PAGES)).match(url);

worker.addEventListener('push', (event) => {
  event.waitUntil(tellOf(event.data?.json() as PushPayload | undefined));
});

/** Pages hear of it once it is shown, so that they can take away what was seen there before. */
async function tellOf(news: PushPayload | undefined): Promise<void> {
  if (!news) return;
  try {
    await show(news);
  } finally {
    const windows = await worker.clients.matchAll({ type: 'window' });
    for (const window of windows) window.postMessage({ type: 'push', kind: news.kind });
  }
}

async function show(news: PushPayload): Promise<void> {
  await worker.navigator.setAppBadge?.(news.badge).catch(() => undefined);
  const { title, bodies, locale: lang } = await pushWords(news.locale);
  const heardBefore = await lastHeard(news.tag);
  const isHeard = heardBefore < Date.now() - QUIET_FOR;
  // Every push must be seen, even beside an open page: browsers take the right away from sites that push in silence.
  const options: NotificationOptions & { renotify: boolean } = {
    body: bodies[news.discreet ? 'discreet' : news.kind] ?? bodies.discreet,
    lang,
    tag: news.tag,
    renotify: isHeard,
    icon: `/icons/any-192.png?v=${version}`,
    badge: `/icons/monochrome-192.png?v=${version}`,
    data: { url: news.url, heardAt: isHeard ? Date.now() : heardBefore } satisfies NoticeData,
  };
  await worker.registration.showNotification(title, options);
}

/** When the device last made a sound for a tag, as far as what it still shows tells; browsers do not say it all themselves. */
async function lastHeard(tag: string): Promise<number> {
  const shown = await worker.registration.getNotifications({ tag });
  return Math.max(0, ...shown.map(({ data }) => (data as NoticeData | null)?.heardAt || 0));
}

/** The kept words where they are of the member's language, else fetched; where those cannot be had, the kept ones all the same. */
async function pushWords(wanted: string): Promise<PushWords> {
  const kept = await keptPage(WORDS);
  if (kept && (!wanted || wanted === locale)) return wordsOf(kept);
  const signal = kept ? AbortSignal.timeout(WORDS_WITHIN) : null;
  const fetched = fetch(`/push-words.json?locale=${wanted || locale}`, { credentials: 'omit', signal }).then(wordsOf);
  return kept ? fetched.catch(() => wordsOf(kept)) : fetched;
}

/** Throws where the answer holds no words: the server restarts, or something before it answers in its place. */
async function wordsOf(answer: Response): Promise<PushWords> {
  if (!answer.ok) throw new Error(`No words: ${answer.status}`);
  return (await answer.json()) as PushWords;
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.newSubscription));
});

/** A call comes from this site (contract part 1, rule 2), and nobody is here: a browser renews while no page is open. */
const headers = { 'X-Request-Type': 'client', 'X-Page-Hidden': '1', 'Content-Type': 'application/json' };

/**
 * The browser's subscription has ended by itself: it has another from then on, and the server is told where this session was told
 * by the old one. Somebody else's session is not; the next page of whoever turned notices on claims it.
 */
async function renew(renewed: PushSubscription | null): Promise<void> {
  const subscription = renewed ?? (await subscribe());
  const { sessions } = (await ask('/api/sessions.php')) as { sessions?: { current: boolean; push: boolean }[] };
  if (!sessions?.some(({ current, push }) => current && push)) return;
  await fetch('/api/user.php?push=1', { method: 'POST', headers, body: JSON.stringify({ subscription }) });
}

async function subscribe(): Promise<PushSubscription> {
  const { settings } = (await ask('/api/settings.php')) as { settings: { push_public_key: string | null } };
  const { pushManager } = worker.registration;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: settings.push_public_key });
}

const ask = async (url: string): Promise<unknown> => (await fetch(url, { headers })).json();

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as NoticeData).url));
});

/** Brings an open page of this site to the front and lets it go there; opens one where there is none. */
async function goTo(url: string): Promise<void> {
  const address = new URL(url, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) {
    await worker.clients.openWindow(address);
    return;
  }
  await open.focus();
  if (!(await follows(open, address.pathname + address.search))) await open.navigate(address);
}

/** Lets a page go somewhere without loading anew; false where it does not answer, since it is still loading. */
const follows = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1: answer, port2: port } = new MessageChannel();
    answer.onmessage = () => resolve(true);
    setTimeout(resolve, ANSWER_WITHIN, false);
    page.postMessage({ type: 'go', path }, [port]);
  });
