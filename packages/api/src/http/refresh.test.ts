import { describe, expect, it, vi } from "vitest";
import { type Locks, createRefresh } from "./refresh.ts";
import { toWire } from "./to-wire.ts";
import { createSignInStore } from "../sign-in/sign-in-store.ts";

const old = { accessToken: "old", refreshToken: "r1" };
const fresh = { accessToken: "new", refreshToken: "r2" };

function setUp(answer: () => Promise<Response>, locks?: Locks) {
  const kept = new Map<string, string>();
  const signInStore = createSignInStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  signInStore.writeTokens(old);
  const fetch = vi.fn<typeof globalThis.fetch>(() => answer());
  const transport = { fetch, base: "/api/v1", timeoutMs: 50 };
  const tab = () => createRefresh({ transport, signInStore, locks });
  return { fetch, signInStore, tab, refresh: tab() };
}

const ok = (body: unknown) => async () => Response.json(body);
const failing = (status: number) => async () => Response.json({ detail: "no" }, { status });

describe("refreshing a sign-in", () => {
  it("sends the refresh token and keeps both new ones", async () => {
    const { fetch, signInStore, refresh } = setUp(ok(toWire(fresh)));
    expect(await refresh("old")).toBe("renewed");
    expect(signInStore.readTokens()).toEqual(fresh);
    expect(fetch).toHaveBeenCalledWith(
      "/api/v1/auth/refresh",
      expect.objectContaining({ method: "POST", body: '{"refresh_token":"r1"}' }),
    );
  });

  it("takes a token set wrapped in `tokens`, and keeps the refresh token that was not rotated", async () => {
    const { signInStore, refresh } = setUp(ok({ tokens: { access_token: "new" } }));
    expect(await refresh("old")).toBe("renewed");
    expect(signInStore.readTokens()).toEqual({ accessToken: "new", refreshToken: "r1" });
  });

  it("asks once for many callers", async () => {
    const { fetch, refresh } = setUp(ok(toWire(fresh)));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => refresh("old")));
    expect(new Set(outcomes)).toEqual(new Set(["renewed"]));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("asks once for many tabs", async () => {
    const { fetch, tab } = setUp(ok(toWire(fresh)), oneAtATime());
    const outcomes = await Promise.all([tab()("old"), tab()("old"), tab()("old")]);
    expect(outcomes).toEqual(["renewed", "renewed", "renewed"]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("asks again in a tab that gets the lock before the news, and stays signed in", async () => {
    const locks = oneAtATime();
    const { fetch, signInStore, refresh, tab } = setUp(ok(toWire(fresh)), locks);
    expect(await refresh("old")).toBe("renewed");
    signInStore.writeTokens(old);
    expect(await tab()("old")).toBe("renewed");
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(signInStore.readTokens()).toEqual(fresh);
  });

  it("does not ask when the token has changed since the call was sent", async () => {
    const { fetch, refresh } = setUp(ok(toWire(fresh)));
    expect(await refresh("older still")).toBe("renewed");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("does not ask when nobody is signed in any more", async () => {
    const { fetch, signInStore, refresh } = setUp(ok(toWire(fresh)));
    signInStore.clear();
    expect(await refresh("old")).toBe("left");
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([400, 401, 422])("signs out on %i", async (status) => {
    const { signInStore, refresh } = setUp(failing(status));
    expect(await refresh("old")).toBe("ended");
    expect(signInStore.readTokens()).toBeNull();
  });

  it("signs out who came by a link, whose sign-in cannot be renewed", async () => {
    const { fetch, signInStore, refresh } = setUp(ok(toWire(fresh)));
    signInStore.writeTokens({ accessToken: "of a link", refreshToken: "" });
    expect(await refresh("of a link")).toBe("ended");
    expect(signInStore.readTokens()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([403, 429, 500, 503])("keeps the sign-in on %i", async (status) => {
    const { signInStore, refresh } = setUp(failing(status));
    expect(await refresh("old")).toBe("failed");
    expect(signInStore.readTokens()).toEqual(old);
  });

  it("keeps the sign-in when the network fails, and asks again the next time", async () => {
    const { fetch, signInStore, refresh } = setUp(() => Promise.reject(new TypeError("offline")));
    expect(await refresh("old")).toBe("failed");
    expect(signInStore.readTokens()).toEqual(old);
    fetch.mockImplementation(ok(toWire(fresh)));
    expect(await refresh("old")).toBe("renewed");
  });

  it("does not sign a user back in who left while it waited", async () => {
    const { signInStore, refresh } = setUp(async () => {
      signInStore.clear();
      return Response.json(fresh);
    });
    expect(await refresh("old")).toBe("left");
    expect(signInStore.readTokens()).toBeNull();
  });

  it("does not sign out the user who came in while it waited", async () => {
    const other = { accessToken: "other", refreshToken: "o1" };
    const { signInStore, refresh } = setUp(async () => {
      signInStore.writeTokens(other);
      return Response.json({ detail: "no" }, { status: 401 });
    });
    expect(await refresh("old")).toBe("renewed");
    expect(signInStore.readTokens()).toEqual(other);
  });
});

/** Grants locks as browsers do: by name, in order. */
function oneAtATime(): Locks {
  const lines = new Map<string, Promise<unknown>>();
  const request = (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(work);
    lines.set(name, turn);
    return turn;
  };
  return { request: request as LockManager["request"] };
}
