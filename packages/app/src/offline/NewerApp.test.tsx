// @vitest-environment happy-dom
import { createApiClient, createSignInStore } from "@katha/api";
import { I18nProvider, createI18n } from "@katha/ui";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { selectIsUpdateWaiting } from "./offline-slice.ts";
import { type AppStore, createStore } from "../store/store.ts";
import { NewerApp } from "./NewerApp.tsx";
import { keepReading } from "./keep-reading.ts";

const note = "A newer Katha is here.";
const reload = vi.fn<() => void>();

class Worker extends EventTarget {
  postMessage = vi.fn<(message: string) => void>();
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn<() => Promise<void>>(async () => {});

  /** As in the browser: a newer worker arrives, is installed, and waits. */
  bring(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
  }
}

class Container extends EventTarget {
  registration = new Registration();
  controller: Worker | null = new Worker();
  register = () => Promise.resolve(this.registration);
  getRegistration = () => Promise.resolve(this.registration);

  letIn(worker: Worker): void {
    this.controller = worker;
    this.registration.waiting = null;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

let browser: Container;
let store: AppStore;

beforeEach(() => {
  browser = new Container();
  Object.defineProperty(navigator, "serviceWorker", { value: browser, configurable: true });
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  reload.mockReset();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

async function openPage(): Promise<void> {
  const signInStore = createSignInStore(() => localStorage);
  store = createStore(createApiClient({ signInStore }));
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n("en")}>
        <NewerApp />
      </I18nProvider>
    </Provider>,
  );
  const router = { navigate: () => Promise.resolve() };
  await act(() => keepReading(signInStore, store, { router, isRendered: false }));
}

it("offers a newer app, and opens it once when accepted", async () => {
  const newer = new Worker();
  browser.registration.waiting = newer;
  await openPage();
  fireEvent.click(await screen.findByRole("button", { name: "Bring it in" }));
  await waitFor(() => expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith("take-over", []));
  expect(reload).not.toHaveBeenCalled();
  act(() => {
    browser.letIn(newer);
    browser.letIn(newer);
  });
  expect(reload).toHaveBeenCalledOnce();
});

it("says so when it comes while the page is open", async () => {
  await openPage();
  expect(screen.queryByText(note)).toBeNull();
  act(() => browser.registration.bring(new Worker()));
  expect(await screen.findByText(note)).toBeTruthy();
});

it("offers nothing on a first visit, when the app that is open is the newest", async () => {
  browser.controller = null;
  browser.registration.waiting = new Worker();
  await openPage();
  expect(selectIsUpdateWaiting(store.getState())).toBe(false);
});

it("is put off until the next visit", async () => {
  browser.registration.waiting = new Worker();
  await openPage();
  fireEvent.click(await screen.findByRole("button", { name: "Later" }));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

it("withdraws the offer when another tab has taken it", async () => {
  const newer = new Worker();
  browser.registration.waiting = newer;
  await openPage();
  await screen.findByText(note);
  act(() => browser.letIn(newer));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

it("checks for a newer app when somebody comes back to the page", async () => {
  await openPage();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(browser.registration.update).toHaveBeenCalledOnce();
});
