// @vitest-environment happy-dom
import { createApiClient, createSignInStore, type User, viewerChanged, viewerOf } from "@katha/api";
import { cleanup, render, screen } from "@testing-library/react";
import { I18nProvider, createI18n } from "@katha/ui";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { paths } from "../routes/paths.ts";
import { pageRoutes } from "../routes/route-table.ts";
import { createStore } from "../store/store.ts";
import { admin, reader, tokens } from "../testing/viewers.ts";
import { RequireAdmin } from "./RequireAdmin.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const administration = pageRoutes
  .filter(({ access }) => access === "admin")
  .map(({ path }) => path.replace(/:\w+/, reader.id));

function open(at: string, user: User | null, isMarked = false) {
  const signInStore = createSignInStore(() => localStorage);
  if (user) signInStore.signIn(tokens, user);
  if (isMarked) signInStore.markAdmin();
  const store = createStore(createApiClient({ signInStore }));
  store.dispatch(viewerChanged(viewerOf(signInStore)));
  const router = createMemoryRouter(
    [
      {
        element: <RequireAdmin />,
        children: administration.map((path) => ({ path, element: <h1>Open</h1> })),
      },
      { path: paths.adminLogin, element: <h1>Administration</h1> },
    ],
    { initialEntries: [at] },
  );
  render(
    <I18nProvider i18n={createI18n("en")}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </I18nProvider>,
  );
  return { router, signInStore };
}

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;

it.each(administration)("leads a reader from %s to the sign-in, and remembers it", async (at) => {
  const { router, signInStore } = open(at, reader);
  expect(await heading()).toBe("Administration");
  expect(router.state.location.pathname).toBe("/admin");
  expect(signInStore.takePath()).not.toBeNull();
});

it("leads a guest there, too", async () => {
  const { router } = open(paths.adminStories, null);
  expect(await heading()).toBe("Administration");
  expect(router.state.location.pathname).toBe("/admin");
});

it("shows the 403 page to whoever has the flag without the role, where they are", async () => {
  const { router } = open(paths.adminTags, reader, true);
  expect(await heading()).toBe("This door is kept locked");
  expect(router.state.location.pathname).toBe(paths.adminTags);
});

it("is open to an administrator, however they signed in", async () => {
  open(paths.adminStories, admin);
  expect(await heading()).toBe("Open");
});
