import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createApiClient } from "../http/api-client.ts";
import type { ActionForm, TurnEvent } from "../shapes/made/game/turn.ts";
import { toWire } from "../http/to-wire.ts";
import { createSignInStore } from "../sign-in/sign-in-store.ts";
import { idOf } from "../testing/story.ts";
import { resumeTurn, retellTurn, takeTurn } from "./turn-stream.ts";

const session = idOf(1);
const turn = idOf(2);
const form: ActionForm = { actionType: "continue", selectedModel: "tenali" };
/** Nothing is silent for too long, on any machine. */
const patience = { silenceMs: 60_000, reportMs: 10, answerMs: 60_000, retryMs: [0, 1, 1] };

const told = (seq: number, text: string) => ({ event: "delta", seq, part: "narrative", text });
const begun = {
  event: "turn",
  seq: 0,
  turn_id: turn,
  action_type: "continue",
  model: null,
  held: 1,
};
const done = (seq: number) => ({
  event: "done",
  seq,
  response: { turnId: turn, narrative: "All" },
});

/** Answers in order; a `null` among the events cuts the connection there. */
function serverOf(
  answers: ((request: Request, signal: AbortSignal) => Response | Promise<Response>)[],
) {
  const requests: Request[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const answer = answers[requests.length - 1];
    if (!answer) throw new Error("asked once more than expected");
    // Node may lose the signal that a request derives from the one it was given.
    return answer(request, init?.signal ?? request.signal);
  });
  const kept = new Map<string, string>();
  const client = createApiClient({
    signInStore: createSignInStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
    origin: "http://katha.test",
    fetch,
    locks: undefined,
  });
  client.signInStore.writeTokens({ accessToken: "old", refreshToken: "r" });
  return { client, requests };
}

function events(...list: (object | null)[]) {
  return () => {
    const bytes = new TextEncoder();
    const text = list
      .filter((one) => one !== null)
      .map((one) => {
        const { event, seq } = one as { event: string; seq: number };
        return `event: ${event}\nid: ${seq}\ndata: ${JSON.stringify(one)}\n\n`;
      })
      .join("");
    // Cuts through letters and events, as a network does.
    const encoded = bytes.encode(`: hello\n\n${text}`);
    let from = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (from < encoded.length) controller.enqueue(encoded.slice(from, (from += 7)));
        else if (list.includes(null)) controller.error(new TypeError("network"));
        else controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

const answerOf = (text: string) => () =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const lost = () => Promise.reject(new TypeError("network"));

async function play(answers: Parameters<typeof serverOf>[0], running?: string) {
  const { client, requests } = serverOf(answers);
  const received: TurnEvent[] = [];
  const ask = {
    session,
    signal: new AbortController().signal,
    onEvent: (event: TurnEvent) => received.push(event),
  };
  const outcome = running
    ? await resumeTurn(client, { ...ask, turn: running }, patience)
    : await takeTurn(client, { ...ask, form, key: "key-1" }, patience);
  const text = received.map((event) => (event.event === "delta" ? event.text : "")).join("");
  return { outcome, requests, received, text, client };
}

/** Time passes only as `vi.advanceTimersByTimeAsync` says. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

describe("a turn", () => {
  it("streams as it is told", async () => {
    const { outcome, text, requests } = await play([
      events(begun, told(1, "Once, "), told(2, "a दीया."), done(3)),
    ]);
    expect(outcome).toMatchObject({ kind: "done", response: { narrative: "All" } });
    expect(text).toBe("Once, a दीया.");
    expect(await requests[0]?.json()).toEqual(toWire(form));
    expect(requests[0]?.headers.get("idempotency-key")).toBe("key-1");
    expect(requests[0]?.headers.get("accept")).toBe("text/event-stream");
  });

  it("goes on after a cut from where it was, without repeating a word", async () => {
    const { outcome, text, requests } = await play([
      events(begun, told(1, "Once, "), null),
      events(told(1, "Once, "), told(2, "a lamp."), null),
      events(done(3)),
    ]);
    expect(outcome.kind).toBe("done");
    expect(text).toBe("Once, a lamp.");
    expect(requests.map(({ url }) => new URL(url).pathname.split("/").at(-1))).toEqual([
      "action",
      "events",
      "events",
    ]);
    expect(requests.map(({ headers }) => headers.get("last-event-id"))).toEqual([null, "1", "2"]);
  });

  it("goes on from where it was when the server that relays it closes", async () => {
    const closing = { status: 503, problem: { detail: "closing", code: "server_closing" } };
    const { outcome, text, received, requests } = await play([
      events(begun, told(1, "Once, "), { event: "error", seq: 2, ...closing }),
      events(told(2, "a lamp."), done(3)),
    ]);
    expect(outcome.kind).toBe("done");
    expect(text).toBe("Once, a lamp.");
    expect(received.map(({ event }) => event)).not.toContain("error");
    expect(requests[1]?.headers.get("last-event-id")).toBe("1");
  });

  it.each([
    ["whoever takes its events throws", events(begun, told(1, "Once"), done(2)), "a bug"],
    ["an event cannot be read", answerOf("event: delta\nid: 0\ndata: {\n\n"), "JSON"],
  ])("fails at once and is reported where %s", async (_where, answer, reason) => {
    const reportError = vi.fn<typeof globalThis.reportError>();
    vi.stubGlobal("reportError", reportError);
    const { client, requests } = serverOf([answer]);
    const onEvent = () => {
      throw new Error("a bug");
    };
    const ask = { session, signal: new AbortController().signal, onEvent, form, key: "key-1" };
    const outcome = await takeTurn(client, ask, patience);
    expect(outcome).toEqual({ kind: "failed", failure: { status: 500, problem: {} } });
    expect(requests).toHaveLength(1);
    expect(String(reportError.mock.calls[0]?.[0])).toContain(reason);
    vi.unstubAllGlobals();
  });

  it("that was cut before it had an id is requested again by its key", async () => {
    const { outcome, requests } = await play([lost, events(begun, done(1))]);
    expect(outcome.kind).toBe("done");
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual([
      "key-1",
      "key-1",
    ]);
  });

  it.each([
    ["at once", []],
    ["after the line was lost", [lost]],
  ])("that finds another tab's turn in its way %s has failed", async (_, before) => {
    const inTheWay = { detail: "running", code: "turn_in_progress", turn_id: turn };
    const { outcome, requests } = await play([...before, json(inTheWay, 409)]);
    expect(outcome).toEqual({ kind: "failed", failure: { status: 409, problem: inTheWay } });
    expect(requests).toHaveLength(before.length + 1);
  });

  it("is resumed after the page was reloaded", async () => {
    const { outcome, text, requests } = await play(
      [events(begun, told(1, "Once, "), done(2))],
      turn,
    );
    expect([outcome.kind, text]).toEqual(["done", "Once, "]);
    expect(requests[0]?.method).toBe("GET");
  });

  it("is retold by its own call, once however often that is requested", async () => {
    const { client, requests } = serverOf([lost, events(begun, told(1, "Else."), done(2))]);
    const received: TurnEvent[] = [];
    const outcome = await retellTurn(
      client,
      {
        session,
        turn,
        form: { selectedModel: "kalidasa" },
        key: "key-2",
        signal: new AbortController().signal,
        onEvent: (event) => received.push(event),
      },
      patience,
    );
    expect(outcome.kind).toBe("done");
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(
      Array(2).fill(`/api/v1/game/sessions/${session}/turns/${turn}/retry`),
    );
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual([
      "key-2",
      "key-2",
    ]);
    expect(await requests[1]?.json()).toEqual({ selected_model: "kalidasa" });
    expect(received.map(({ event }) => event)).toContain("delta");
  });

  it("works as one answer if nothing streams", async () => {
    const { outcome } = await play([json({ turn_id: turn, narrative: "All" })]);
    expect(outcome).toMatchObject({ kind: "done", response: { turnId: turn, narrative: "All" } });
  });

  it("says where an answer suggests other models", async () => {
    const answer = { narrative: "All", suggested_alternatives: ["tenali"] };
    const { outcome } = await play([json(answer)]);
    expect(outcome).toMatchObject({ response: { narrative: "All" }, tooDear: answer });
  });

  it.each([402, 422, 403])(
    "that is refused with %i fails with the server's reason",
    async (status) => {
      const { outcome } = await play([json({ detail: "no", required_xp: 3 }, status)]);
      expect(outcome).toEqual({
        kind: "failed",
        failure: { status, problem: { detail: "no", required_xp: 3 } },
      });
    },
  );

  it("fails as the stream says", async () => {
    const { outcome } = await play([
      events(begun, { event: "error", seq: 1, status: 502, problem: { detail: "lost" } }),
    ]);
    expect(outcome).toEqual({
      kind: "failed",
      failure: { status: 502, problem: { detail: "lost" } },
    });
  });

  it("gives up when the server stays away", async () => {
    const { outcome, requests } = await play([lost, lost, lost, lost]);
    expect(outcome).toEqual({ kind: "failed", failure: { status: 0, problem: {} } });
    expect(requests).toHaveLength(4);
  });

  it.each([
    ["at once, as the server's own", 500, { detail: "A fault of ours." }],
    ["at once, with nothing said", 500, {}],
    ["at once, as the server is too busy to begin it", 503, { detail: "Too busy." }],
  ])("fails %s", async (_how, status, problem) => {
    const { outcome, requests } = await play([json(problem, status)]);
    expect(outcome).toEqual({ kind: "failed", failure: { status, problem } });
    expect(requests).toHaveLength(1);
  });

  it("outlasts a gateway's errors, and the server's own once it may be running", async () => {
    const gateway = () => new Response("<h1>Bad Gateway</h1>", { status: 502 });
    const busy = json({ detail: "Too busy." }, 503);
    const { outcome, requests } = await play([gateway, busy, events(begun, done(1))]);
    expect(outcome.kind).toBe("done");
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["nothing", ""],
    ["null", "null"],
    ["an empty object", "{}"],
  ])("fails when the answer is %s", async (_what, body) => {
    const { outcome, requests } = await play([
      () => new Response(body, { headers: { "content-type": "application/json" } }),
    ]);
    expect(outcome).toEqual({ kind: "failed", failure: { status: 200, problem: {} } });
    expect(requests).toHaveLength(1);
  });

  it("reports a connection that stays lost, tries again when asked, and says when it is back", async () => {
    const { client } = serverOf([lost, lost, events(begun, done(1))]);
    const reports: string[] = [];
    const outcome = await takeTurn(
      client,
      {
        session,
        form,
        key: "k",
        signal: new AbortController().signal,
        onEvent: () => {},
        onLost: (tryNow) => (reports.push("lost"), tryNow()),
        onBack: () => reports.push("back"),
      },
      { ...patience, retryMs: [0, 60_000] },
    );
    expect(outcome.kind).toBe("done");
    expect(reports).toEqual(["lost", "back"]);
  });

  const unanswered = (_: Request, signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });

  it("reports a request without an answer, sends it again when asked, and says when one comes", async () => {
    const { client, requests } = serverOf([unanswered, events(begun, done(1))]);
    const reports: string[] = [];
    const ask = { session, form, key: "k", signal: new AbortController().signal };
    stopTimers();
    const taken = takeTurn(
      client,
      {
        ...ask,
        onEvent: () => {},
        onLost: () => reports.push("lost"),
        onUnanswered: (tryNow) => (reports.push("unanswered"), tryNow()),
        onBack: () => reports.push("back"),
      },
      { ...patience, answerMs: 5_000, reportMs: 60_000 },
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await taken).kind).toBe("done");
    expect(reports).toEqual(["unanswered", "back"]);
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k", "k"]);
  });

  it("says nothing of an answer that comes soon, however long the turn then takes", async () => {
    const { client } = serverOf([
      () => {
        const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
        setTimeout(
          () => void new Response(events(begun, done(1))().body).body?.pipeTo(writable),
          50,
        );
        return new Response(readable, { headers: { "content-type": "text/event-stream" } });
      },
    ]);
    stopTimers();
    const onUnanswered = vi.fn<() => void>();
    const ask = { session, form, key: "k", signal: new AbortController().signal, onUnanswered };
    const quick = { ...patience, answerMs: 20 };
    const taken = takeTurn(client, { ...ask, onEvent: () => {} }, quick);
    await vi.advanceTimersByTimeAsync(50);
    expect((await taken).kind).toBe("done");
    expect(onUnanswered).not.toHaveBeenCalled();
  });

  it("says nothing of a loss that lasts no longer than a blink", async () => {
    const { client } = serverOf([lost, events(begun, done(1))]);
    const onLost = vi.fn<() => void>();
    const ask = { session, form, key: "k", signal: new AbortController().signal, onLost };
    await takeTurn(client, { ...ask, onEvent: () => {} }, { ...patience, reportMs: 60_000 });
    expect(onLost).not.toHaveBeenCalled();
  });

  it("treats a stream that falls silent as cut", async () => {
    const silent = (_: Request, signal: AbortSignal) =>
      new Response(
        new ReadableStream({
          start: (controller) => signal.addEventListener("abort", () => controller.error()),
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    const { client } = serverOf([silent, events(begun, done(1))]);
    stopTimers();
    const taken = takeTurn(
      client,
      { session, form, key: "k", signal: new AbortController().signal, onEvent: () => {} },
      { ...patience, silenceMs: 20_000, retryMs: [0] },
    );
    // From when it opened, and the retry after it.
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await taken).kind).toBe("done");
  });

  it("renews the sign-in once when the token is no longer good", async () => {
    const { outcome, requests } = await play([
      json({ detail: "expired" }, 401),
      json({ access_token: "new", refresh_token: "r2" }),
      events(begun, done(1)),
    ]);
    expect(outcome.kind).toBe("done");
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer old",
      null,
      "Bearer new",
    ]);
  });

  it("ends quietly when nobody listens any more", async () => {
    const leaving = new AbortController();
    const { client } = serverOf([
      (_, signal) =>
        new Promise((_resolve, reject) => {
          const leave = () => reject(new DOMException("", "AbortError"));
          if (signal.aborted) leave();
          signal.addEventListener("abort", leave);
        }),
    ]);
    const outcome = takeTurn(
      client,
      { session, form, key: "k", signal: leaving.signal, onEvent: () => {} },
      patience,
    );
    leaving.abort();
    expect(await outcome).toEqual({ kind: "left" });
  });
});
