// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/home" }
import { createApiClient, createSignInStore } from "@katha/api";
import { Link } from "@katha/ui";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RouterProvider, createMemoryRouter } from "../../routes/router.ts";
import { createRoutes } from "../../routes/routes.tsx";
import { createStore } from "../../store/store.ts";
import { Shell } from "../Shell.tsx";
import { dwellMs } from "./link-intent.ts";
import "./prefetch.ts";

const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  fetch.mockReset();
  Reflect.deleteProperty(navigator, "connection");
});

function open(): void {
  const signInStore = createSignInStore(() => localStorage);
  const store = createStore(createApiClient({ signInStore, fetch }));
  const routes = createRoutes(store);
  const element = (
    <>
      <Link href="/game/7">Seven</Link>
      <Link href="/game/8">Eight</Link>
      <Link href="https://example.org/game/9">Elsewhere</Link>
      <Link href="/api/docs">Docs</Link>
    </>
  );
  const router = createMemoryRouter([
    { element: <Shell routes={routes} />, children: [{ path: "*", element }] },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const link = (name: string) => screen.getByRole("link", { name });
const touch = (name: string) => fireEvent.touchStart(link(name));

async function asked(): Promise<unknown[]> {
  await vi.dynamicImportSettled();
  return fetch.mock.calls.map(([address]) => address);
}

it("fetches the page that the pointer rests on", async () => {
  open();
  fireEvent.pointerEnter(link("Seven"));
  expect(await asked()).toEqual([]);
  vi.advanceTimersByTime(dwellMs);
  expect(await asked()).toEqual(["/api/v1/stories/7"]);
});

it("fetches nothing for a pointer that only passes", async () => {
  open();
  fireEvent.pointerEnter(link("Seven"));
  fireEvent.pointerLeave(link("Seven"));
  vi.advanceTimersByTime(dwellMs * 2);
  expect(await asked()).toEqual([]);
});

it("fetches what has the focus, whatever scrolls under a resting pointer", async () => {
  open();
  fireEvent.focus(link("Seven"));
  fireEvent.pointerEnter(link("Eight"));
  fireEvent.pointerLeave(link("Eight"));
  vi.advanceTimersByTime(dwellMs);
  expect(await asked()).toEqual(["/api/v1/stories/7"]);
});

it("fetches at once what is touched, and each page once", async () => {
  open();
  touch("Seven");
  touch("Eight");
  touch("Seven");
  expect(await asked()).toEqual(["/api/v1/stories/7", "/api/v1/stories/8"]);
});

it("leaves alone what is no page of the app", async () => {
  open();
  touch("Elsewhere");
  touch("Docs");
  expect(await asked()).toEqual([]);
});

it("fetches nothing for a reader who saves data", async () => {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
  open();
  touch("Seven");
  expect(await asked()).toEqual([]);
});
