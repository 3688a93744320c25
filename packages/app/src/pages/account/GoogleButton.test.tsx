// @vitest-environment happy-dom
import { createI18n, I18nProvider } from "@katha/ui";
import { cleanup, render, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, it, vi } from "vitest";
import { testStore } from "../../testing/store.ts";
import { GoogleButton } from "./GoogleButton.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete window.google;
});

it("tells Google's script whose sign-in it is, in Google's own names", async () => {
  const initialize = vi.fn<(options: object) => void>();
  const renderButton = vi.fn<() => void>();
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    window.google = { accounts: { id: { initialize, renderButton } } };
    (script as HTMLScriptElement).dispatchEvent(new Event("load"));
  });
  render(
    <Provider store={testStore()}>
      <I18nProvider i18n={createI18n("en")}>
        <GoogleButton clientId="katha.example" onEntered={() => {}} onFailed={() => {}} />
      </I18nProvider>
    </Provider>,
  );
  await waitFor(() => expect(renderButton).toHaveBeenCalled());
  expect(initialize).toHaveBeenCalledWith({
    client_id: "katha.example",
    callback: expect.any(Function),
  });
});
