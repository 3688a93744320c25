// @vitest-environment happy-dom
import { createI18n, I18nProvider } from "@katha/ui";
import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { expect, it, vi } from "vitest";
import { createMemoryRouter, RouterProvider } from "../routes/router.ts";
import { testStore } from "../testing/store.ts";
import { NoticeDialog } from "./NoticeDialog.tsx";

vi.mock("../story/WhoAreYou.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says so when the form that asks who the player is cannot be fetched", async () => {
  const onClose = vi.fn<() => void>();
  const asked = { qualities: [], things: [] } as never;
  const dialog = { kind: "who", story: "lamp", language: "en", asked, anew: false } as const;
  const router = createMemoryRouter([
    { path: "*", element: <NoticeDialog dialog={dialog} onClose={onClose} /> },
  ]);
  render(
    <Provider store={testStore()}>
      <I18nProvider i18n={createI18n("en")}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>,
  );
  expect(await screen.findByText(/^This could not be fetched\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
