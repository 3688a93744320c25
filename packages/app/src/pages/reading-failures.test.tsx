// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { App } from "../App.tsx";
import { switchLanguage } from "../preferences/language.ts";
import { createBrowserRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { testStore } from "../testing/store.ts";
import { idOf } from "../testing/stories.ts";

afterEach(cleanup);

it.each(["/home", `/game/${idOf(1)}`])(
  "%s says in Hindi why it could not be read",
  { timeout: 60_000 },
  async (address) => {
    const problem = { code: "busy", detail: "Too busy.", request_id: "r" };
    const store = testStore(async () => Response.json(problem, { status: 503 }));
    await store.dispatch(switchLanguage("hi"));
    window.history.pushState(null, "", address);
    const router = createBrowserRouter(createRoutes(store));
    render(<App router={router} store={store} onHydrated={() => {}} />);
    const shown = await screen.findAllByText(
      "अभी एक साथ बहुत लोग हैं। ज़रा देर में फिर कोशिश करें।",
      {},
      { timeout: 20_000 },
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(screen.queryByText("Too busy.")).toBeNull();
    router.dispose();
  },
);
