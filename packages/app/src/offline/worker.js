// Caches what has been read, so that it can be read again offline.
const version = "/* VERSION */";
/** @type {string[]} */
const files = [/* FILES */];

/** The path that Katha is under, with a slash at its end. */
const base = new URL("./", self.location).pathname;
const below = (url) => `/${url.pathname.slice(base.length)}`;

const appCache = `app-${version}`;
const pageCache = `app-pages-${version}`;
const pictureCache = "pictures-1";
const publicCache = "reading-1";
const ownCachePrefix = "own-";
/** Who is signed in, written by the page: see kept-reader.ts. */
const readerCache = "reader-1";
const readerAddress = "/reader";
/** The words of pushed news in the language of the pages, written by them: see push/note-words.ts. */
const wordsAddress = "/news-words";
const newsPage = `${base}/* NEWS PAGE */`;
const mostPictures = 200;
const mostAnswers = 120;
const mostPages = 30;
const patience = 4_000;
/** An empty page, in which the app can render any of its pages. */
const emptyPage = `${base}/* EMPTY PAGE */`;
/** Pages that the server sends with their content. */
const keptPages = new RegExp("/* PAGES */");

/** A session changes with every turn: a copy shown because the answer is slow would be played on. */
const goesOn = /^\/api\/v1\/game\/sessions\/./;

/** What can be read offline: nothing of the account or administration, and no call that changes anything. */
const kept =
  /^\/api\/v1\/(stories(?!\/my)|categories|models|game\/sessions(?!\/[^/]+\/entries)|progress)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(appCache).then((cache) => cache.addAll([emptyPage, ...files])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

async function deleteOldCaches() {
  const old = (name) =>
    /^app-(pages-)?[\da-f]{12}$/.test(name) && name !== appCache && name !== pageCache;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!url.pathname.startsWith(base)) return;
  const pathname = below(url);
  if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request, appCache));
  else if (pathname.startsWith("/media/"))
    event.respondWith(keptFirst(request, pictureCache, mostPictures));
  else if (kept.test(pathname) && !wantsEvents(request)) event.respondWith(answer(request));
});

const wantsEvents = (request) => request.headers.get("accept")?.includes("text/event-stream");

async function page(event, pathname) {
  const { request } = event;
  try {
    const fresh = await fetch(request);
    if (fresh.status === 200 && keptPages.test(pathname)) {
      const copy = fresh.clone();
      const keeping = caches.open(pageCache).then((cache) => keep(cache, request, copy, mostPages));
      event.waitUntil(keeping);
    }
    return fresh;
  } catch (error) {
    const pages = await caches.open(pageCache);
    const held =
      (await pages.match(request, { ignoreSearch: true, ignoreVary: true })) ??
      (await caches.match(emptyPage));
    if (held) return held;
    throw error;
  }
}

/** For addresses whose content never changes. */
async function keptFirst(request, name, most) {
  const cache = await caches.open(name);
  const held = await cache.match(request);
  if (held) return held;
  const fresh = await fetch(request);
  if (fresh.status === 200) await keep(cache, request, fresh, most);
  return fresh;
}

async function answer(request) {
  const name = cacheFor(request);
  if (name === null) return fetch(request);
  try {
    const fetching = fetch(request);
    const waits = goesOn.test(below(new URL(request.url)));
    const fresh = await (waits ? fetching : within(patience, fetching));
    if (fresh.status === 200) await keepAnswer(name, request, fresh);
    return fresh;
  } catch (error) {
    const cache = await caches.open(name);
    const held = await cache.match(request, { ignoreVary: true });
    if (held) return marked(held);
    if (error instanceof Slow) return error.late;
    throw error;
  }
}

/**
 * Somebody may log out while their answer is on its way. The page first writes that they are gone and then deletes
 * their cache, so whatever is written later finds it out.
 */
async function keepAnswer(name, request, fresh) {
  if (name !== publicCache && name !== (await ownCache())) return;
  await keep(await caches.open(name), request, fresh, mostAnswers);
  if (name !== publicCache && name !== (await ownCache())) await caches.delete(name);
}

/** The cache of who is signed in now. */
async function ownCache() {
  const reader = await noted(readerAddress);
  return reader && ownCachePrefix + reader;
}

/** What the pages have written down for the worker. */
async function noted(address) {
  return (await (await caches.open(readerCache)).match(address))?.text();
}

/** The header tells the app that the answer came from the cache. */
function marked(held) {
  const headers = new Headers(held.headers);
  headers.set("x-katha-kept", "");
  return new Response(held.body, { status: held.status, headers });
}

/** One cache for each reader, by the subject of their token, so that nobody reads another's. */
function cacheFor(request) {
  const token = request.headers.get("authorization")?.split(" ")[1];
  if (token === undefined) return publicCache;
  try {
    const claims = token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
    const { sub } = JSON.parse(atob(claims));
    return typeof sub === "string" && sub !== "" ? `${ownCachePrefix}${sub}` : null;
  } catch {
    return null;
  }
}

class Slow extends Error {
  constructor(late) {
    super("The connection is slow.");
    this.late = late;
  }
}

/** On a slow connection the cached answer is used; if there is none, the request goes on. */
function within(milliseconds, fetching) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Slow(fetching)), milliseconds);
    fetching.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** If the cache cannot be written, the answer is still used. */
async function keep(cache, request, response, most) {
  try {
    await cache.put(request, response.clone());
    if (most === undefined) return;
    const names = await cache.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - most)).map((one) => cache.delete(one)),
    );
  } catch {
    // Only the copy is missing.
  }
}

/** The browser has lost what the pages wrote down. */
const wordless = { lang: "en", news: "Katha", several: "Katha ({amount})", kinds: {} };

self.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(showNews(event.data.json()));
});

async function showNews({ reader, unread, news, more }) {
  // They have signed out, and the server did not hear of it.
  if (reader !== (await noted(readerAddress))) {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const words = JSON.parse((await noted(wordsAddress)) ?? "null") ?? wordless;
  const [first] = news;
  const isOne = news.length + more === 1;
  const amount = (news.length + more).toLocaleString(words.lang);
  const titles = [...new Set(news.map(({ title }) => title))].filter(Boolean);
  const shown = self.registration.showNotification(
    isOne ? first.title || words.news : words.several.replace("{amount}", amount),
    {
      body: isOne ? (words.kinds[first.kind] ?? words.news) : titles.join("\n"),
      lang: words.lang,
      dir: "auto",
      icon: `${base}icons/katha-192.png`,
      tag: "news",
      renotify: true,
      data: { page: isOne ? `${newsPage}?open=${first.id}` : newsPage },
    },
  );
  await Promise.all([shown, self.navigator.setAppBadge?.(unread).catch(() => {})]);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.page));
});

/** In a tab that is open and answers, the one used last, or in a new one. */
async function openPage(address) {
  for (const tab of await self.clients.matchAll({ type: "window" }))
    if (await takes(tab, address)) return tab.focus();
  return self.clients.openWindow(address);
}

/** The tab's own code opens the page: loading it anew could lose what is being written. */
function takes(tab, address) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), 1_000);
    port1.addEventListener("message", () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    tab.postMessage({ open: address }, [port2]);
  });
}
