// @vitest-environment happy-dom
import { apiBase, createConnection, createSession } from "@katha/api";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { App } from "../App.tsx";
import { createMemoryRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { createStore } from "../store/store.ts";
import { admin, reader } from "../testing/viewers.ts";
import { followSession } from "./follow-session.ts";

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Opens a link with the token of `reader`. */
function openLink(session = createSession(() => localStorage)) {
  const fetch: typeof globalThis.fetch = (input) =>
    Promise.resolve(
      // Home's lists are not what is tested here.
      input === `${apiBase}/auth/me` ? Response.json(reader) : Response.json({}, { status: 503 }),
    );
  const connection = createConnection({ session, fetch });
  const store = createStore(connection);
  followSession(connection, store);
  const router = createMemoryRouter(createRoutes(store), {
    initialEntries: ["/login?token=theirs"],
  });
  render(<App router={router} store={store} onHydrated={() => {}} />);
  return { router, session };
}

const isAtHome = (router: ReturnType<typeof openLink>["router"]) =>
  waitFor(() => expect(router.state.location).toMatchObject({ pathname: "/home", search: "" }), {
    timeout: 20_000,
  });

it("signs a guest in, and says as whom, once", async () => {
  const { router, session } = openLink();
  await isAtHome(router);
  expect(session.readTokens()?.access_token).toBe("theirs");
  const note = `You are signed in as ${reader.username}.`;
  expect(await screen.findByText(note, {}, { timeout: 20_000 })).toBeTruthy();
  screen.getAllByRole("button", { name: "Close" })[0]?.click();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: "/home", state: null });
});

it("leaves whoever is signed in who they are", async () => {
  const session = createSession(() => localStorage);
  session.signIn({ access_token: "mine", refresh_token: "again" }, admin);
  const { router } = openLink(session);
  await isAtHome(router);
  expect(session.readTokens()).toEqual({ access_token: "mine", refresh_token: "again" });
  expect(session.readUser()).toEqual(admin);
  expect(screen.queryByText(/You are signed in as/)).toBeNull();
});
