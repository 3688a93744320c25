// Runs beside the app and keeps what was read, so that it can be read again without a line.
// The build fills in VERSION, FILES, EMPTY PAGE and PAGES; see build/service-worker.ts.
const version = "/* VERSION */";
/** @type {string[]} */
const files = [/* FILES */];

const appShelf = `app-${version}`;
const pageShelf = `app-pages-${version}`;
const pictureShelf = "pictures-1";
const publicShelf = "reading-1";
const ownShelves = "own-";
const mostPictures = 200;
const mostAnswers = 120;
const mostPages = 30;
const patience = 4_000;
/** A page without content of its own: the app can render any of its pages in it. */
const emptyPage = "/* EMPTY PAGE */";
/** Pages that the server sends with their content. */
const keptPages = new RegExp("/* PAGES */");

/** What may be read without a line: no account, no admin, nothing that changes anything. */
const kept = /^\/api\/v1\/(stories(?!\/my)|categories|models|game\/sessions|progress)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(appShelf).then((shelf) => shelf.addAll([emptyPage, ...files])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clearOldShelves().then(() => self.clients.claim()));
});

async function clearOldShelves() {
  const old = (name) => name.startsWith("app-") && name !== appShelf && name !== pageShelf;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
  if (event.data === "forget") event.waitUntil(forgetOwn());
});

async function forgetOwn() {
  const names = (await caches.keys()).filter((name) => name.startsWith(ownShelves));
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request, appShelf));
  else if (url.pathname.startsWith("/media/"))
    event.respondWith(keptFirst(request, pictureShelf, mostPictures));
  else if (kept.test(url.pathname) && !wantsEvents(request)) event.respondWith(answer(request));
});

const wantsEvents = (request) => request.headers.get("accept")?.includes("text/event-stream");

async function page(event, { pathname }) {
  const { request } = event;
  try {
    const fresh = await fetch(request);
    if (fresh.status === 200 && keptPages.test(pathname)) {
      const copy = fresh.clone();
      const keeping = caches.open(pageShelf).then((shelf) => keep(shelf, request, copy, mostPages));
      event.waitUntil(keeping);
    }
    return fresh;
  } catch (error) {
    const pages = await caches.open(pageShelf);
    const held =
      (await pages.match(request, { ignoreSearch: true, ignoreVary: true })) ??
      (await caches.match(emptyPage));
    if (held) return held;
    throw error;
  }
}

/** What an address of these names never changes. */
async function keptFirst(request, name, most) {
  const shelf = await caches.open(name);
  const held = await shelf.match(request);
  if (held) return held;
  const fresh = await fetch(request);
  if (fresh.status === 200) await keep(shelf, request, fresh, most);
  return fresh;
}

async function answer(request) {
  const name = shelfFor(request);
  if (name === null) return fetch(request);
  const shelf = await caches.open(name);
  try {
    const fresh = await within(patience, fetch(request));
    if (fresh.status === 200) await keep(shelf, request, fresh, mostAnswers);
    return fresh;
  } catch (error) {
    const held = await shelf.match(request, { ignoreVary: true });
    if (held) return marked(held);
    if (error instanceof Slow) return error.late;
    throw error;
  }
}

/** The page says that it is read from here. */
function marked(held) {
  const headers = new Headers(held.headers);
  headers.set("x-katha-kept", "");
  return new Response(held.body, { status: held.status, headers });
}

/** One shelf for each reader, by the name in their token, so that nobody reads another's. */
function shelfFor(request) {
  const token = request.headers.get("authorization")?.split(" ")[1];
  if (token === undefined) return publicShelf;
  try {
    const claims = token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
    const { sub } = JSON.parse(atob(claims));
    return typeof sub === "string" && sub !== "" ? `${ownShelves}${sub}` : null;
  } catch {
    return null;
  }
}

class Slow extends Error {
  constructor(late) {
    super("The line is slow.");
    this.late = late;
  }
}

/** On a slow line what is kept is shown; where nothing is, the answer is waited for. */
function within(milliseconds, fetching) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Slow(fetching)), milliseconds);
    fetching.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A full or blocked disk costs the copy, never the answer. */
async function keep(shelf, request, response, most) {
  try {
    await shelf.put(request, response.clone());
    if (most === undefined) return;
    const names = await shelf.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - most)).map((one) => shelf.delete(one)),
    );
  } catch {
    // Nothing is lost but a copy.
  }
}
