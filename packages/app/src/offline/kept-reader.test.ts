// @vitest-environment happy-dom
import { createApiClient, createSignInStore, toWire } from "@katha/api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSignIn } from "../sign-in/follow-sign-in.ts";
import { keepOnlyReadersCopies } from "./kept-reader.ts";
import { createStore } from "../store/store.ts";
import { memoryCaches, startWorker } from "./testing/service-worker.ts";

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.mark`;
const tokensOf = (sub: string) => ({ accessToken: tokenOf(sub), refreshToken: "r" });
const draft = "/api/v1/stories/0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11";

let caches: ReturnType<typeof memoryCaches>;
let read: (path: string, token: string) => Promise<Response> | undefined;
let network: () => Promise<Response>;
beforeEach(() => {
  caches = memoryCaches();
  vi.stubGlobal("caches", caches);
  network = () => Promise.resolve(Response.json({ title: "A draft" }));
  const worker = startWorker({ caches, fetch: () => network() });
  read = (path, token) => {
    let answered: Promise<Response> | undefined;
    const request = new Request(`https://katha.test${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const respondWith = (answer: Promise<Response>) => {
      answered = answer;
    };
    worker.dispatch("fetch", { request, respondWith, waitUntil: () => {} });
    return answered;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page that has just opened, in a tab of its own. */
function openPage() {
  const client = createApiClient({
    signInStore: createSignInStore(() => localStorage),
    fetch: () => new Promise(() => {}),
  });
  followSignIn(client, createStore(client));
  keepOnlyReadersCopies(client.signInStore);
  return client.signInStore;
}
const ownCopies = async () => (await caches.keys()).filter((name) => name.startsWith("own-"));

async function signedIn(sub: string) {
  localStorage.setItem("tokens", JSON.stringify(toWire(tokensOf(sub))));
  const signInStore = openPage();
  await expect
    .poll(async () => (await (await caches.open("reader-1")).match("/reader"))?.text())
    .toBe(sub);
  return signInStore;
}

it("forgets what was read when its reader logs out, right after the page has opened", async () => {
  const signInStore = await signedIn("asha");
  await read(draft, tokenOf("asha"));
  expect(await ownCopies()).toEqual(["own-asha"]);
  signInStore.clear();
  await expect.poll(ownCopies).toEqual([]);
});

it("keeps no answer that was on its way when its reader logged out", async () => {
  const signInStore = await signedIn("asha");
  const late = Promise.withResolvers<Response>();
  network = () => late.promise;
  const answered = read(draft, tokenOf("asha"));
  signInStore.clear();
  await expect.poll(async () => (await caches.open("reader-1")).match("/reader")).toBeUndefined();
  late.resolve(Response.json({ title: "A draft" }));
  expect(await (await answered)?.json()).toEqual({ title: "A draft" });
  expect(await ownCopies()).toEqual([]);
});

it("keeps no answer that is being written while its reader logs out", async () => {
  const signInStore = await signedIn("asha");
  const open = caches.open;
  let isWritten = false;
  caches.open = async (name) => {
    if (name.startsWith("own-") && !isWritten) {
      isWritten = true;
      signInStore.clear();
      while ((await (await open("reader-1")).match("/reader")) !== undefined)
        await new Promise(setImmediate);
      // The page has found nothing to delete.
      await new Promise(setImmediate);
    }
    return open(name);
  };
  await read(draft, tokenOf("asha"));
  expect(isWritten).toBe(true);
  await expect.poll(ownCopies).toEqual([]);
});

it("keeps nothing of a request that comes with the token of who has left", async () => {
  (await signedIn("asha")).clear();
  await expect.poll(async () => (await caches.open("reader-1")).match("/reader")).toBeUndefined();
  await read(draft, tokenOf("asha"));
  expect(await ownCopies()).toEqual([]);
});

it("forgets in every tab, whichever the reader logs out in", async () => {
  await signedIn("asha");
  const there = openPage();
  await read(draft, tokenOf("asha"));
  localStorage.clear();
  there.announce();
  await expect.poll(ownCopies).toEqual([]);
});

it("forgets one reader's copies when another signs in", async () => {
  const signInStore = await signedIn("asha");
  await read(draft, tokenOf("asha"));
  signInStore.signIn(tokensOf("bela"), null);
  await expect.poll(ownCopies).toEqual([]);
  await read(draft, tokenOf("bela"));
  expect(await ownCopies()).toEqual(["own-bela"]);
});

it("forgets what an interrupted logging out has left, when a page opens", async () => {
  await signedIn("asha");
  await read(draft, tokenOf("asha"));
  localStorage.clear();
  openPage();
  await expect.poll(ownCopies).toEqual([]);
});

it("keeps what a reader has read while the tokens are renewed", async () => {
  const signInStore = await signedIn("asha");
  await read(draft, tokenOf("asha"));
  signInStore.writeTokens(tokensOf("asha"));
  signInStore.announce();
  openPage();
  await read("/api/v1/models/featured", tokenOf("asha"));
  expect(await ownCopies()).toEqual(["own-asha"]);
});
