// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/home" }
import { createConnection, createSession } from "@katha/api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "../../store/store.ts";
import { createRoutes } from "../../routes/routes.tsx";
import { startPrefetch } from "./start-prefetch.ts";
import "./prefetch.ts";

const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = '<a href="/game/7">A story</a><a href="/game/8">Another</a>';
});
afterEach(() => {
  stop();
  fetch.mockReset();
  Reflect.deleteProperty(navigator, "connection");
});

function open(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  const session = createSession(() => localStorage);
  stop = startPrefetch(createRoutes(createStore(createConnection({ session, fetch }))));
}

function touch(href: string): void {
  const link = document.querySelector(`[href="${href}"]`);
  link?.dispatchEvent(new Event("touchstart", { bubbles: true }));
}
const asked = () => fetch.mock.calls.map(([address]) => address);

it("fetches nothing for a reader who saves data", async () => {
  open(true);
  touch("/game/7");
  await vi.dynamicImportSettled();
  expect(asked()).toEqual([]);
});

it("takes the very first event, and fetches each page once", async () => {
  open(false);
  touch("/game/7");
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(asked()).toEqual(["/api/v1/stories/7"]));
  touch("/game/7");
  touch("/game/8");
  await vi.waitFor(() => expect(asked()).toEqual(["/api/v1/stories/7", "/api/v1/stories/8"]));
});

it("misses no event while its code is loading", async () => {
  open(false);
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  touch("/game/8");
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(asked()).toEqual(["/api/v1/stories/8"]));
});

it("fetches nothing once it has been stopped", async () => {
  open(false);
  touch("/game/7");
  await vi.waitFor(() => expect(asked()).toEqual(["/api/v1/stories/7"]));
  stop();
  touch("/game/8");
  expect(asked()).toEqual(["/api/v1/stories/7"]);
});
