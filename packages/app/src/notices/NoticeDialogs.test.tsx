// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { expect, it } from "vitest";
import { createMemoryRouter, RouterProvider } from "../routes/router.ts";
import { testStore } from "../testing/store.ts";
import { dialogOpened, selectDialog } from "./notices-slice.ts";
import { NoticeDialogs } from "./NoticeDialogs.tsx";

it("a dialog closes with the page that it was opened on", async () => {
  const store = testStore();
  const router = createMemoryRouter([{ path: "*", element: <NoticeDialogs /> }], {
    initialEntries: ["/home", "/game/lamp"],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  act(() => void store.dispatch(dialogOpened({ kind: "login" })));
  expect(selectDialog(store.getState())).not.toBeNull();
  await act(() => router.navigate(-1));
  expect(selectDialog(store.getState())).toBeNull();
});
