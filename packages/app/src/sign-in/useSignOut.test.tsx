// @vitest-environment happy-dom
import { createApiClient, createSignInStore } from "@katha/api";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createStore } from "../store/store.ts";
import { useSignOut } from "./useSignOut.ts";

it("is signed out when the page has changed, though the server never answers", async () => {
  localStorage.clear();
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  const signInStore = createSignInStore(() => localStorage);
  signInStore.signIn({ accessToken: "here", refreshToken: "again" }, null);
  const client = createApiClient({ signInStore, fetch });
  const store = createStore(client);

  const around = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <RouterProvider
        router={createMemoryRouter([
          { path: "/", element: children },
          { path: "/login", element: children },
        ])}
      />
    </Provider>
  );
  const { result } = renderHook(() => useSignOut(), { wrapper: around });
  await act(() => result.current("/login"));

  expect(localStorage.getItem("tokens")).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
  const [address, sent] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/api/v1/auth/logout");
  expect(sent?.headers).toMatchObject({ authorization: "Bearer here" });
});
