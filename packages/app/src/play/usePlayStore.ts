import { type Connection, api, storyTag } from "@katha/api";
import {
  type GameSession,
  type TurnRefusal,
  gameApi,
  resumeTurn,
  retellTurn,
  takeTurn,
} from "@katha/api/game";
import type { ModelLists } from "@katha/api/models";
import { playWords, useLanguage, useWords } from "@katha/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { nameIn } from "./models.ts";
import { newKey } from "./new-key.ts";
import { type PlayStore, createPlayStore } from "./play-store.ts";

const connected =
  <Result>(act: (connection: Connection) => Result): AppThunk<Result> =>
  (_dispatch, _getState, { connection }) =>
    act(connection);

/** The session's own store, alive as long as its page. A turn that is running is taken up. */
export function usePlayStore(session: GameSession, lists: ModelLists) {
  const dispatch = useAppDispatch();
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(playWords);
  const wasCompleted = useRef(session.is_completed);
  const spoken = useRef({ say, sayAnywhere, lists });
  useEffect(() => {
    spoken.current = { say, sayAnywhere, lists };
  });

  const [store] = useState<PlayStore>(() =>
    createPlayStore({
      session,
      line: {
        take: (ask) => dispatch(connected((connection) => takeTurn(connection, ask))),
        retell: (ask) => dispatch(connected((connection) => retellTurn(connection, ask))),
        resume: (ask) => dispatch(connected((connection) => resumeTurn(connection, ask))),
        cancel: (turn) =>
          dispatch(gameApi.endpoints.cancelTurn.initiate({ session: session.id, turn })),
      },
      words: {
        nameOf: (model) => nameIn(spoken.current.lists, model),
        refused: (refusal) => wordsOf(refusal),
        lowCredits: () => spoken.current.say("turn.lowCredits"),
        ended: () => spoken.current.say("turn.ended"),
      },
      newKey,
      onSettled: (response) => {
        dispatch(
          gameApi.util.updateQueryData("getSession", session.id, (cached) => {
            cached.current_xp = response.current_xp;
            cached.is_completed = response.is_completed;
            cached.choices_made = response.choices_made;
            cached.scenes_completed = response.scenes_completed;
            cached.completion_percentage = response.completion_percentage;
            cached.session_data = response.session_data;
            cached.running_turn = null;
          }),
        );
        dispatch(api.util.invalidateTags(["Progress", "Wallet"]));
        // Who has reached an end may say what they think of the story, and who takes it back may not.
        if (response.is_completed !== wasCompleted.current) {
          wasCompleted.current = response.is_completed;
          dispatch(api.util.invalidateTags([storyTag(session.story_id)]));
        }
        if (response.is_completed) {
          void dispatch(
            gameApi.endpoints.getSession.initiate(session.id, {
              subscribe: false,
              forceRefetch: true,
            }),
          );
        }
      },
      onRefused: ({ kind }) => {
        if (kind === "guest") {
          dispatch(dialogOpened({ kind: "login", reason: "turn" }));
        }
      },
    }),
  );

  function wordsOf(refusal: Exclude<TurnRefusal, { kind: "stopped" | "running" }>): string {
    const { say: tell, sayAnywhere: tellAnywhere, lists: models } = spoken.current;
    switch (refusal.kind) {
      case "guest":
        return tell("turn.guest");
      case "credits":
        return tell("turn.credits", {
          model: nameIn(models, refusal.model),
          available: refusal.available,
          required: refusal.required,
        });
      case "xp":
        return tell("turn.xp", { current: refusal.current, required: refusal.required });
      case "unreachable":
        return tellAnywhere("error.noLine");
      case "other":
        return refusal.detail ?? tell("turn.failed");
    }
  }

  useEffect(() => {
    if (session.running_turn !== null) void store.resume(session.running_turn);
    return () => store.leave();
    // The page is made anew for another session.
    // oxlint-disable-next-line react/exhaustive-deps -- a turn that begins later is this store's own
  }, [store]);
  const state = useSyncExternalStore(store.listen, store.read);
  return { store, state };
}
