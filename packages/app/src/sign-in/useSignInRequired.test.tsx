// @vitest-environment happy-dom
import { createApiClient, createSignInStore } from "@katha/api";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { paths } from "../routes/paths.ts";
import { createStore } from "../store/store.ts";
import { hasSignInEnded } from "./sign-in-paths.ts";
import { useSignInRequired } from "./useSignInRequired.ts";

afterEach(cleanup);

function Members({ signedIn }: { signedIn: boolean }) {
  const [isAllowed, setAllowed] = useState(signedIn);
  useSignInRequired(isAllowed, paths.login);
  return (
    <button type="button" onClick={() => setAllowed(false)}>
      End
    </button>
  );
}

function Login() {
  return <p>{hasSignInEnded(useLocation().state) ? "It has ended" : "Welcome"}</p>;
}

function open(signedIn: boolean): void {
  const signInStore = createSignInStore(() => localStorage);
  const store = createStore(createApiClient({ signInStore }));
  const router = createMemoryRouter([
    { path: "/", element: <Members signedIn={signedIn} /> },
    { path: paths.login, element: <Login /> },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it("says that the sign-in has ended to whoever was signed in on the page", async () => {
  open(true);
  act(() => screen.getByRole("button").click());
  expect(await screen.findByText("It has ended")).toBeTruthy();
});

it("asks a guest to sign in, and says nothing of an end", async () => {
  open(false);
  expect(await screen.findByText("Welcome")).toBeTruthy();
});
