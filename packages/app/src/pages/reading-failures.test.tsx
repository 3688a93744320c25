// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { App } from "../App.tsx";
import { switchLanguage } from "../preferences/language.ts";
import { createBrowserRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { testStore } from "../testing/store.ts";
import { idOf } from "../testing/stories.ts";

afterEach(cleanup);

it.each([
  ["/home", 3],
  [`/game/${idOf(1)}`, 1],
])("%s says in Hindi why it could not be read, having asked once", async (address, requests) => {
  const problem = { code: "busy", detail: "Too busy.", request_id: "r" };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(problem, { status: 503 }));
  const store = testStore(fetch);
  await store.dispatch(switchLanguage("hi"));
  window.history.pushState(null, "", address);
  const router = createBrowserRouter(createRoutes(store));
  render(<App router={router} store={store} onHydrated={() => {}} />);
  const shown = await screen.findAllByText("अभी एक साथ बहुत लोग हैं। ज़रा देर में फिर कोशिश करें।");
  expect(shown.length).toBeGreaterThan(0);
  expect(screen.queryByText("Too busy.")).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(requests);
  // "Try again" sends the request again.
  fireEvent.click(screen.getByRole("button", { name: "फिर कोशिश करें" }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2 * requests));
  router.dispose();
});
