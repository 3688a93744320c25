// @vitest-environment happy-dom
import { storiesApi } from "@katha/api";
import type { Autosave } from "@katha/authoring";
import { renderHook } from "@testing-library/react";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { ferry } from "../testing/drafts.ts";
import { testStore } from "../testing/store.ts";
import { useSavedCopy } from "./useSavedCopy.ts";

test("what was saved since it was read is read once more when the page is hidden, and when it is left", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(ferry));
  const store = testStore(fetch);
  await store.dispatch(storiesApi.endpoints.getStory.initiate(ferry.id));
  const save = (version: number) =>
    store.dispatch(
      storiesApi.util.updateQueryData("getStory", ferry.id, (story) => ({ ...story, version })),
    );
  const autosave = { flush: async () => {} } as Autosave;
  const { unmount } = renderHook(() => useSavedCopy(ferry.id, autosave), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const hide = () => document.dispatchEvent(new Event("visibilitychange"));
  hide();
  save(ferry.version + 1);
  hide();
  await expect.poll(() => fetch.mock.calls.length).toBe(2);
  save(ferry.version + 2);
  unmount();
  await expect.poll(() => fetch.mock.calls.length).toBe(3);
  hidden.mockRestore();
  vi.unstubAllGlobals();
});
