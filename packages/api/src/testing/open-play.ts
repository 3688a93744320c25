import { configureStore } from "@reduxjs/toolkit";
import { vi } from "vitest";
import { api } from "../http/api.ts";
import type { GameSession } from "../shapes/made/game/game.ts";
import type { ActionForm, RetryForm, TurnEvent } from "../shapes/made/game/turn.ts";
import { gameApi } from "../game/game.ts";
import type { TurnAsk, TurnOutcome } from "../game/play-service.ts";
import { createApiClient } from "../http/api-client.ts";
import { createSignInStore } from "../sign-in/sign-in-store.ts";
import { gameSession } from "../contract/game/game.ts";
import { asSent } from "./wire.ts";
import { aResponse, aSession, anEntry, anOpening, idOf } from "./index.ts";
import { playSlice, selectLog, selectStream } from "../play/play-slice.ts";
import { openSession, chooseVersion } from "../play/open-session.ts";
import type { PlayContext, PlayWords, TurnRequests } from "../play/play-context.ts";
import { act, retell, stop } from "../play/play-turn.ts";

export const turn = idOf(10);
export const told = anEntry(10, { aiResponse: "The door opens.", choices: ["In", "Out"] });
export const begun = {
  event: "turn",
  turnId: turn,
  actionType: "continue",
  model: "tenali",
  held: 1,
};

interface ScriptedTurn {
  readonly events?: readonly TurnEvent[];
  readonly outcome: TurnOutcome;
}

const words: PlayWords = {
  nameOf: (model) => model,
  refused: ({ kind }) => `refused: ${kind}`,
  ownKeyFailed: (why) => `Your own key: ${why}.`,
  budgetSpent: (of) => `The budget of the ${of} is spent.`,
  lowCredits: (said) => said ?? "Your credits are running low!",
  ended: () => "The story has ended",
  moved: () => "moved",
};

export function openPage(turns: readonly ScriptedTurn[], session = aSession()) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json(asSent(gameSession, session)),
  );
  const client = createApiClient({ signInStore: createSignInStore(() => null), fetch });
  const store = configureStore({
    reducer: { api: api.reducer, play: playSlice.reducer },
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { client } },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  });
  const { dispatch } = store;
  const forms: ActionForm[] = [];
  const again: object[] = [];
  const waiting = [...turns];
  const run = async ({ onEvent }: TurnAsk): Promise<TurnOutcome> => {
    const next = waiting.shift();
    if (!next) throw new Error("one turn too many");
    for (const event of next.events ?? []) onEvent(event);
    await Promise.resolve();
    return next.outcome;
  };
  const requests: TurnRequests = {
    take: (ask) => (forms.push(ask.form), run(ask)),
    retell: (ask) => (again.push({ turn: ask.turn, ...ask.form }), run(ask)),
    resume: run,
  };
  const { signal } = new AbortController();
  const context = {
    session: session.id,
    story: session.storyId,
    words,
    signal,
    requests,
    running: { current: null } as PlayContext["running"],
  };
  const entry = { endpointName: "getSession", arg: session.id, value: session } as const;
  dispatch(gameApi.util.upsertQueryEntries([entry]));
  dispatch(openSession(session, words));
  const cached = gameApi.endpoints.getSession.select(session.id);
  const log = () => selectLog(store.getState());
  return {
    store,
    forms,
    again,
    fetch,
    requests,
    log,
    /** As shown on the screen, where going on has no line of its own. */
    lines: () =>
      log()
        .entries.filter(({ content }) => content !== "Continuing story...")
        .map(({ id, type, content, command }) => {
          const text = selectStream(store.getState(), id)?.text ?? command ?? content;
          return `${type}: ${text}`;
        }),
    cachedXp: () => cached(store.getState()).data?.currentXp,
    cachedEnding: () => cached(store.getState()).data?.ending,
    act: (form: ActionForm) => dispatch(act(context, form)),
    retell: (form: RetryForm) => dispatch(retell(context, form)),
    context,
    stop: () => dispatch(stop(context)),
    chooseVersion: (next: GameSession) => dispatch(chooseVersion(next, words)),
  };
}

export const done = (change: Parameters<typeof aResponse>[1] = {}) =>
  ({ kind: "done", response: aResponse([anOpening, told], change) }) as const;
