// @vitest-environment happy-dom
import { apiBase, createApiClient, createSignInStore } from "@katha/api";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { App } from "../App.tsx";
import { createMemoryRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { createStore } from "../store/store.ts";
import { admin, reader } from "../testing/viewers.ts";
import { followSignIn } from "./follow-sign-in.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Opens a link with the token of `reader`. */
function openLink(signInStore = createSignInStore(() => localStorage)) {
  const fetch: typeof globalThis.fetch = (input) =>
    Promise.resolve(
      // Home's lists are not what is tested here.
      input === `${apiBase}/auth/me` ? Response.json(reader) : Response.json({}, { status: 503 }),
    );
  const client = createApiClient({ signInStore, fetch });
  const store = createStore(client);
  followSignIn(client, store);
  const router = createMemoryRouter(createRoutes(store), {
    initialEntries: ["/login?token=theirs"],
  });
  render(<App router={router} store={store} onHydrated={() => {}} />);
  return { router, signInStore };
}

const isAtHome = (router: ReturnType<typeof openLink>["router"]) =>
  waitFor(() => expect(router.state.location).toMatchObject({ pathname: "/home", search: "" }));

it("signs a guest in, and says as whom, once", async () => {
  const { router, signInStore } = openLink();
  await isAtHome(router);
  expect(signInStore.readTokens()?.accessToken).toBe("theirs");
  const note = `You are signed in as ${reader.username}.`;
  expect(await screen.findByText(note)).toBeTruthy();
  screen.getAllByRole("button", { name: "Close" })[0]?.click();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: "/home", state: null });
});

it("leaves whoever is signed in who they are", async () => {
  const signInStore = createSignInStore(() => localStorage);
  signInStore.signIn({ accessToken: "mine", refreshToken: "again" }, admin);
  const { router } = openLink(signInStore);
  await isAtHome(router);
  expect(signInStore.readTokens()).toEqual({ accessToken: "mine", refreshToken: "again" });
  expect(signInStore.readUser()).toEqual(admin);
  expect(screen.queryByText(/You are signed in as/)).toBeNull();
});
