// @vitest-environment happy-dom
import { createI18n, I18nProvider } from "@katha/ui";
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, it, vi } from "vitest";
import { testStore } from "../testing/store.ts";
import { paths } from "./paths.ts";
import { createMemoryRouter, RouterProvider } from "./router.ts";
import { createRoutes } from "./routes.tsx";

vi.mock("../pages/about/WaitlistPage.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
afterEach(cleanup);

it("a page whose code cannot be fetched says so, and offers another try", async () => {
  const store = testStore(async () => Response.json(null, { status: 404 }));
  const router = createMemoryRouter(createRoutes(store), { initialEntries: [paths.waitlist] });
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n("en")}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>,
  );
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
