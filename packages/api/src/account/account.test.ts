import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { updateMe } from "../contract/index.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { asha } from "../testing/user.ts";
import { accountApi } from "./account.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const change = accountApi.endpoints.updateMe.initiate;

it("keeps a changed name for the next page, and the old one where it was refused", async () => {
  const { store, signInStore } = openStore();
  signInStore.writeUser(asha);
  kathaServer.use(...answering(updateMe, () => ({ ...asha, displayName: "Asha Rao" })));
  await store.dispatch(change({ displayName: "Asha Rao" })).unwrap();
  expect(signInStore.readUser()?.displayName).toBe("Asha Rao");

  kathaServer.use(
    http.patch("http://katha.test/api/v1/auth/me", () =>
      HttpResponse.json({ detail: "Not so long" }, { status: 422 }),
    ),
  );
  await store.dispatch(change({ displayName: "A" }));
  expect(signInStore.readUser()?.displayName).toBe("Asha Rao");
});
