import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asha } from "../testing/user.ts";
import { type StorageLike, createSignInStore, isInsideApp } from "./sign-in-store.ts";

const tokens = { accessToken: "a", refreshToken: "r" };

function storageOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: StorageLike = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage };
}

describe("a sign-in in local storage", () => {
  it("holds tokens under `tokens`, and the access token under `token`", () => {
    const { kept, storage } = storageOf();
    createSignInStore(() => storage).writeTokens(tokens);
    expect(JSON.parse(kept.get("tokens") ?? "")).toEqual({
      access_token: "a",
      refresh_token: "r",
    });
    expect(kept.get("token")).toBe("a");
    expect(createSignInStore(() => storage).readTokens()).toEqual(tokens);
  });

  it("forgets all but the way back when cleared", () => {
    const { kept, storage } = storageOf();
    const signInStore = createSignInStore(() => storage);
    signInStore.writeTokens(tokens);
    signInStore.writeUser(asha);
    expect(createSignInStore(() => storage).readUser()).toEqual(asha);
    signInStore.rememberPath("/game/1?from=home#top");
    signInStore.clear();
    expect([...kept.keys()]).toEqual(["redirectAfterLogin"]);
    expect(signInStore.readTokens()).toBeNull();
    expect(signInStore.readUser()).toBeNull();
    expect(signInStore.takePath()).toBe("/game/1?from=home#top");
    expect(signInStore.takePath()).toBeNull();
  });

  it("says under `isAdmin` whether it is an administrator's, as the specification asks", () => {
    const { kept, storage } = storageOf();
    const signInStore = createSignInStore(() => storage);
    signInStore.signIn(tokens, { ...asha, role: "admin" });
    expect(kept.get("isAdmin")).toBe("true");
    expect(signInStore.readIsAdmin()).toBe(true);
    signInStore.signIn(tokens, asha);
    expect(kept.has("isAdmin")).toBe(false);
    expect(signInStore.readIsAdmin()).toBe(false);
    signInStore.writeUser({ ...asha, role: "admin" });
    signInStore.clear();
    expect(kept.has("isAdmin")).toBe(false);
  });

  it("stays marked as one that came by the sign-in for administrators, whatever the user's role", () => {
    const { kept, storage } = storageOf();
    const signInStore = createSignInStore(() => storage);
    signInStore.signIn(tokens, asha);
    signInStore.markAdmin();
    signInStore.writeUser(asha);
    expect(kept.get("isAdmin")).toBe("true");
    signInStore.signIn(tokens, null);
    expect(signInStore.readIsAdmin()).toBe(false);
  });

  it.each(["", "null", "{", "[]", "7", '"a"', '{"access_token":1,"refresh_token":"r"}', "{}"])(
    "reads damaged tokens as none: %s",
    (damaged) => {
      const { storage } = storageOf({ tokens: damaged, user: damaged });
      const signInStore = createSignInStore(() => storage);
      expect(signInStore.readTokens()).toBeNull();
      expect(signInStore.readUser()).toBeNull();
    },
  );
});

it("keeps apart from another app of its origin, where it has a prefix", () => {
  const { kept, storage } = storageOf({ tokens: "another app's" });
  const store = createSignInStore(() => storage, { prefix: "my-app." });
  expect(store.readTokens()).toBeNull();
  store.signIn(tokens, asha);
  expect([...kept.keys()]).toEqual(["tokens", "my-app.user", "my-app.tokens", "my-app.token"]);
  expect(store.readTokens()).toEqual(tokens);
  store.clear();
  expect([...kept]).toEqual([["tokens", "another app's"]]);
});

describe("storage that refuses", () => {
  const refusing = {
    "is forbidden": () => {
      throw new DOMException("denied", "SecurityError");
    },
    "is not there": () => null,
    "is full": (): StorageLike => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    }),
  };

  it.each(Object.entries(refusing))("keeps the sign-in for the page when it %s", (_name, reach) => {
    const signInStore = createSignInStore(reach);
    expect(signInStore.readTokens()).toBeNull();
    signInStore.writeTokens(tokens);
    expect(signInStore.readTokens()).toEqual(tokens);
    signInStore.clear();
    expect(signInStore.readTokens()).toBeNull();
  });

  it("does not bring an old sign-in back when it cannot be removed", () => {
    const { storage } = storageOf({ tokens: JSON.stringify(tokens) });
    const signInStore = createSignInStore(() => ({
      ...storage,
      removeItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }));
    signInStore.clear();
    expect(signInStore.readTokens()).toBeNull();
  });
});

describe("the way back", () => {
  it.each(["/", "/home", "/game/1?a=b#c", "/my-stories"])("stays inside: %s", (path) => {
    expect(isInsideApp(path)).toBe(true);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "home",
    "",
  ])("never leads out: %j", (path) => {
    const { storage } = storageOf({ redirectAfterLogin: path });
    expect(createSignInStore(() => storage).takePath()).toBeNull();
  });

  it("is what a browser would call the same site, whatever is stored", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\\t\n a-z:.?#@]{1,12}$/), (path) => {
        if (!isInsideApp(path)) return;
        expect(new URL(path, "https://katha.test/login").origin).toBe("https://katha.test");
      }),
      { numRuns: 2000 },
    );
  });
});
