import { beforeEach, expect, it, vi } from "vitest";
import { memoryCaches, startWorker } from "./testing/service-worker.ts";

const words = {
  lang: "hi",
  news: "ख़बरें",
  several: "अनपढ़ी: {amount}",
  kinds: { story_updated: "नए दृश्य आए हैं।" },
};
const story = { id: "n1", kind: "story_updated", title: "The Salt Ferry" };

const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const unsubscribe = vi.fn<() => Promise<boolean>>();
const setAppBadge = vi.fn<(unread: number) => Promise<void>>(async () => {});
const openWindow = vi.fn<(page: string) => Promise<void>>();
let tabs: { postMessage: (message: unknown, ports: MessagePort[]) => void; focus: () => void }[];
let caches: ReturnType<typeof memoryCaches>;
let worker: ReturnType<typeof startWorker>;

beforeEach(async () => {
  vi.clearAllMocks();
  tabs = [];
  caches = memoryCaches();
  await note("/reader", "asha");
  await note("/news-words", JSON.stringify(words));
  worker = startWorker({
    caches,
    built: { "/* NEWS PAGE */": "news" },
    scope: {
      registration: {
        showNotification,
        pushManager: { getSubscription: async () => ({ unsubscribe }) },
      },
      navigator: { setAppBadge },
      clients: { matchAll: async () => tabs, openWindow },
    },
  });
});

async function note(address: string, text: string): Promise<void> {
  await (await caches.open("reader-1")).put(address, new Response(text));
}

/** What the worker does until it is done. */
async function done(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  worker.dispatch(name, { ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

const push = (sent: object) =>
  done("push", { data: { json: () => ({ reader: "asha", unread: 1, more: 0, ...sent }) } });

const press = (page: string) =>
  done("notificationclick", { notification: { close: () => {}, data: { page } } });

/** A tab whose page answers, or one that is still loading. */
function aTab(isLoaded: boolean) {
  const tab = {
    opened: [] as unknown[],
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      if (!isLoaded) return;
      tab.opened.push(message);
      port?.postMessage("opens");
    },
    focus: vi.fn<() => void>(),
  };
  tabs.push(tab);
  return tab;
}

it("shows one piece of news by its story in the words of the pages, and leads to where it happened", async () => {
  await push({ news: [story] });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "The Salt Ferry",
    expect.objectContaining({
      body: "नए दृश्य आए हैं।",
      lang: "hi",
      tag: "news",
      data: { page: "/news?open=n1" },
    }),
  );
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
});

it("shows several as their number, and leads to the list", async () => {
  const news = [story, { ...story, id: "n2", title: "A Well" }, { ...story, id: "n3" }];
  await push({ news, more: 2, unread: 7 });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "अनपढ़ी: 5",
    expect.objectContaining({ body: "The Salt Ferry\nA Well", data: { page: "/news" } }),
  );
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(7);
});

it("shows what it does not know yet, of a story that is gone, as news", async () => {
  await push({ news: [{ id: "n1", kind: "story_sung", title: "" }] });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "ख़बरें",
    expect.objectContaining({ body: "ख़बरें" }),
  );
});

it("shows titles alone where the words were lost", async () => {
  await (await caches.open("reader-1")).delete("/news-words");
  await push({ news: [story] });
  expect(showNotification.mock.calls[0]).toMatchObject(["The Salt Ferry", { body: "Katha" }]);
});

it("shows nothing to others, and ends the subscription of who has left", async () => {
  await push({ reader: "bela", news: [story] });
  expect(unsubscribe).toHaveBeenCalledOnce();
  await (await caches.open("reader-1")).delete("/reader");
  await push({ news: [story] });
  expect(unsubscribe).toHaveBeenCalledTimes(2);
  expect(showNotification).not.toHaveBeenCalled();
  expect(setAppBadge).not.toHaveBeenCalled();
});

it("opens the page in a tab that answers, without loading it anew", async () => {
  const loading = aTab(false);
  const open = aTab(true);
  await press("/news?open=n1");
  expect(open.opened).toEqual([{ open: "/news?open=n1" }]);
  expect(open.focus).toHaveBeenCalledOnce();
  expect(loading.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it("opens the page in a new tab where none answers", async () => {
  aTab(false);
  await press("/news");
  expect(openWindow).toHaveBeenCalledExactlyOnceWith("/news");
});
