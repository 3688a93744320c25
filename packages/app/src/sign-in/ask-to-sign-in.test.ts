// @vitest-environment happy-dom
import { createApiClient, createSignInStore } from "@katha/api";
import { afterEach, expect, it } from "vitest";
import { createMemoryRouter } from "../routes/router.ts";
import { askToSignIn } from "./ask-to-sign-in.ts";
import { hasSignInEnded } from "./sign-in-paths.ts";

const client = createApiClient({ signInStore: createSignInStore(() => localStorage) });

afterEach(() => {
  localStorage.clear();
});

function openAt(address: string, loader = () => null as unknown) {
  history.replaceState(null, "", address);
  return createMemoryRouter([{ path: "*", element: null, loader }], {
    initialEntries: [address],
    hydrationData: { loaderData: {} },
  });
}

for (const [page, login] of [
  ["/library?sort=title#top", "/login"],
  ["/admin/users", "/admin"],
] as const) {
  it(`asks on ${login}, says why, and remembers ${page}`, async () => {
    const router = openAt(page);
    askToSignIn(client, router);
    const { pathname, state } = await arrivedIn(router);
    expect([pathname, hasSignInEnded(state)]).toEqual([login, true]);
    expect(client.signInStore.takePath()).toBe(page);
  });
}

it("leaves a page for signing in, and a navigation in progress, alone", () => {
  const signingIn = openAt("/login");
  askToSignIn(client, signingIn);
  expect(signingIn.state.navigation.state).toBe("idle");

  const going = openAt("/home", () => new Promise(() => {}));
  void going.navigate("/library");
  askToSignIn(client, going);
  expect(going.state.navigation.location?.pathname).toBe("/library");
  expect(client.signInStore.takePath()).toBeNull();
});

function arrivedIn(router: ReturnType<typeof openAt>) {
  const { promise, resolve } = Promise.withResolvers<typeof router.state.location>();
  const at = router.state.location.key;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === "idle" && location.key !== at) resolve(location);
  });
  if (router.state.location.key !== at) resolve(router.state.location);
  return promise;
}
