import { expect, it, vi } from "vitest";
import { asha } from "../testing/user.ts";
import { createSignInStore } from "./sign-in-store.ts";
import { joinTabs, onOtherViewer } from "./viewer-changes.ts";

const tokens = { accessToken: "a", refreshToken: "r" };
const bela = { ...asha, id: "0197f3a2-6c1e-7b3d-9a52-000000000002", username: "bela" };

function tabs(count: number) {
  const kept = new Map<string, string>();
  return Array.from({ length: count }, () => {
    const signInStore = createSignInStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
    const changed = vi.fn<() => void>();
    onOtherViewer(signInStore, changed);
    return {
      signInStore,
      changed,
      leave: joinTabs(signInStore, new BroadcastChannel("katha-test")),
    };
  });
}

/** For what never comes: tabs tell each other when the machine has time for it. */
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 15_000 });

it("tells other tabs who signed in, who came instead, and that nobody is left", async () => {
  const [here, there] = tabs(2);
  if (!here || !there) throw new Error("two tabs");
  const told = (times: number) =>
    eventually(() =>
      expect([here, there].map(({ changed }) => changed.mock.calls.length)).toEqual([times, times]),
    );
  here.signInStore.signIn(tokens, asha);
  await told(1);
  expect(there.signInStore.readUser()?.username).toBe("asha");

  there.signInStore.signIn({ ...tokens, accessToken: "b" }, bela);
  await told(2);

  here.signInStore.clear();
  await told(3);
  expect(there.signInStore.readTokens()).toBeNull();
  here.leave();
  there.leave();
});

it("says nothing when tokens are renewed, or when a known reader's name arrives", async () => {
  const [here, there] = tabs(2);
  if (!here || !there) throw new Error("two tabs");
  here.signInStore.signIn(tokens, null);
  await eventually(() => expect(there.changed).toHaveBeenCalledOnce());
  const heard = vi.fn<() => void>();
  there.signInStore.listen(heard);
  here.signInStore.writeTokens({ accessToken: "b", refreshToken: "s" });
  here.signInStore.writeUser(asha);
  here.signInStore.writeUser({ ...asha, isVerified: false });
  await eventually(() => expect(heard).toHaveBeenCalled());
  expect([here.changed, there.changed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  here.leave();
  there.leave();
});
