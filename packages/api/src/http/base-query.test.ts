import { HttpResponse, delay, http } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accountApi } from "../account/account.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aStory, idOf } from "../testing/story.ts";
import { getStory } from "../contract/index.ts";
import { storiesApi } from "../stories/stories.ts";

const everywhere = "http://katha.test/api/v1";
const old = { accessToken: "old", refreshToken: "r1" };

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const ask = storiesApi.endpoints.getStory.initiate;

describe("the header", () => {
  it("carries no Bearer for a guest", async () => {
    const seen: (string | null)[] = [];
    kathaServer.use(
      ...answering(getStory, (request) => {
        seen.push(request.headers.get("authorization"));
        return aStory(1);
      }),
    );
    const guest = openStore();
    await guest.store.dispatch(ask(idOf(1))).unwrap();
    const player = openStore();
    player.signInStore.writeTokens(old);
    await player.store.dispatch(ask(idOf(1))).unwrap();
    expect(seen).toEqual([null, "Bearer old"]);
  });

  it("names the time zone of a player's browser, and nothing of a guest's", async () => {
    const seen: (string | null)[] = [];
    kathaServer.use(
      ...answering(getStory, (request) => {
        seen.push(request.headers.get("x-time-zone"));
        return aStory(1);
      }),
    );
    await openStore()
      .store.dispatch(ask(idOf(1)))
      .unwrap();
    const player = openStore();
    player.signInStore.writeTokens(old);
    await player.store.dispatch(ask(idOf(1))).unwrap();
    expect(seen).toEqual([null, new Intl.DateTimeFormat().resolvedOptions().timeZone]);
  });
});

describe("errors", () => {
  it("distinguish a server's problem, a lost network, a late answer and a page that is no JSON", async () => {
    const { store } = openStore({ timeoutMs: 60 });
    const kinds: unknown[] = [];
    for (const resolve of [
      () =>
        HttpResponse.json({ detail: "Gone", code: "not_found", request_id: "x" }, { status: 404 }),
      () => HttpResponse.error(),
      () => delay("infinite"),
      () => HttpResponse.html("<h1>hello</h1>"),
    ]) {
      kathaServer.use(http.get(`${everywhere}/stories/:id`, resolve as () => Response));
      const { error } = await store.dispatch(ask(idOf(kinds.length)));
      kinds.push(error);
    }
    expect(kinds).toMatchObject([
      { kind: "http", status: 404, detail: "Gone", requestId: "x" },
      { kind: "network", detail: null },
      { kind: "timeout" },
      { kind: "schema", code: "not_json" },
    ]);
  });
});

describe("a 401", () => {
  function answersOnlyTo(token: string) {
    const asked: (string | null)[] = [];
    kathaServer.use(
      http.get(`${everywhere}/stories/:id`, ({ request, params }) => {
        asked.push(request.headers.get("authorization"));
        return request.headers.get("authorization") === `Bearer ${token}`
          ? HttpResponse.json(aStory(1, { id: String(params["id"]) }))
          : HttpResponse.json(
              { detail: "Sign in", code: "unauthorized", request_id: "x" },
              { status: 401 },
            );
      }),
    );
    return asked;
  }

  function refreshing(answer: () => Response) {
    let times = 0;
    kathaServer.use(
      http.post(`${everywhere}/auth/refresh`, () => {
        times += 1;
        return answer();
      }),
    );
    return () => times;
  }

  it("refreshes once for many calls and sends each again", async () => {
    const asked = answersOnlyTo("new");
    const times = refreshing(() => HttpResponse.json({ access_token: "new", refresh_token: "r2" }));
    const { store, signInStore } = openStore();
    signInStore.writeTokens(old);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.dispatch(ask(idOf(n))).unwrap()),
    );
    expect(answers).toHaveLength(20);
    expect(times()).toBe(1);
    expect(asked.filter((header) => header === "Bearer new")).toHaveLength(20);
  });

  it("is final the second time: no call is sent more than twice", async () => {
    const asked = answersOnlyTo("nobody");
    const times = refreshing(() => HttpResponse.json({ access_token: "new", refresh_token: "r2" }));
    const { store, signInStore, signedOut } = openStore();
    signInStore.writeTokens(old);
    const { error } = await store.dispatch(ask(idOf(1)));
    expect(error).toMatchObject({ kind: "http", status: 401 });
    expect([asked.length, times(), signedOut.length]).toEqual([2, 1, 0]);
  });

  it("signs out and says so when the refresh is refused", async () => {
    answersOnlyTo("new");
    refreshing(() => HttpResponse.json({ detail: "no" }, { status: 401 }));
    const { store, signInStore, signedOut } = openStore();
    signInStore.writeTokens(old);
    await store.dispatch(ask(idOf(1)));
    expect(signInStore.readTokens()).toBeNull();
    expect(signedOut).toHaveLength(1);
  });

  it("signs out who came by a link when its token is no longer good", async () => {
    answersOnlyTo("new");
    const times = refreshing(() => HttpResponse.json({ detail: "no" }, { status: 422 }));
    const { store, signInStore, signedOut } = openStore();
    signInStore.signIn({ accessToken: "of a link", refreshToken: "" }, null);
    await store.dispatch(ask(idOf(1)));
    expect(signInStore.readTokens()).toBeNull();
    expect([signedOut.length, times()]).toEqual([1, 0]);
  });

  it("stays signed in when the server cannot be asked to refresh", async () => {
    answersOnlyTo("new");
    refreshing(() => HttpResponse.json({ detail: "later" }, { status: 503 }));
    const { store, signInStore, signedOut } = openStore();
    signInStore.writeTokens(old);
    await store.dispatch(ask(idOf(1)));
    expect(signInStore.readTokens()).toEqual(old);
    expect(signedOut).toHaveLength(0);
  });

  it("does not redirect when the call only asks who is signed in", async () => {
    kathaServer.use(
      http.get(`${everywhere}/auth/me`, () => HttpResponse.json({}, { status: 401 })),
    );
    refreshing(() => HttpResponse.json({ detail: "no" }, { status: 401 }));
    const { store, signInStore, signedOut } = openStore();
    signInStore.writeTokens(old);
    await store.dispatch(accountApi.endpoints.me.initiate());
    expect(signInStore.readTokens()).toBeNull();
    expect(signedOut).toHaveLength(0);
  });

  it("of a call that was under way when the reader signed out asks for nothing", async () => {
    const { store, signInStore, signedOut } = openStore();
    kathaServer.use(
      http.get(`${everywhere}/stories/:id`, () => {
        signInStore.clear();
        return HttpResponse.json({ detail: "Sign in" }, { status: 401 });
      }),
    );
    signInStore.writeTokens(old);
    await store.dispatch(ask(idOf(1)));
    expect(signedOut).toHaveLength(0);
  });

  it("for a guest is just an answer", async () => {
    answersOnlyTo("new");
    const times = refreshing(() => HttpResponse.json({}));
    const { store } = openStore();
    const { error } = await store.dispatch(ask(idOf(1)));
    expect(error).toMatchObject({ status: 401 });
    expect(times()).toBe(0);
  });
});
