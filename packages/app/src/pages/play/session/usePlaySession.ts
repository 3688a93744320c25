import type { ActionForm, GameSession, RetryForm } from "@katha/api/game";
import type { ModelLists } from "@katha/api/models";
import { commonMessages, playMessages, useMessages } from "@katha/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../../store/hooks.ts";
import { errorMessage } from "../../../errors/translate-error.ts";
import { useI18n } from "../../../preferences/language.ts";
import { nameIn } from "./models.ts";
import {
  alternativesClosed,
  noticeAdded,
  type PlayLog,
  selectLog,
  selectPlay,
  sessionClosed,
} from "./play-slice.ts";
import {
  act,
  chooseVersion,
  openSession,
  type PlayContext,
  type PlayWords,
  resume,
  retell,
  stop,
} from "./play-turn.ts";

export type PlaySession = ReturnType<typeof usePlaySession>;

/** A session in the store while its page is open; a turn that is running is followed. */
export function usePlaySession(session: GameSession, lists: ModelLists) {
  const dispatch = useAppDispatch();
  const words = usePlayWords(lists);
  const [first] = useState(session);
  const context = useRef<PlayContext>(null);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { id, story_id: story, running_turn: running } = first;
    const own = { session: id, story, words, signal: leaving.signal };
    context.current = own;
    dispatch(openSession(first, words));
    if (running !== null) void dispatch(resume(own, running));
    return () => {
      leaving.abort();
      dispatch(sessionClosed());
    };
  }, [dispatch, first, words]);

  const opened = useAppSelector((state) => selectPlay(state).session);
  const log: PlayLog = useAppSelector(selectLog);
  const inContext = <Result>(start: (own: PlayContext) => Result): Result | undefined =>
    context.current ? start(context.current) : undefined;
  return {
    isOpen: opened === first.id,
    log,
    act: async (form: ActionForm) => (await inContext((own) => dispatch(act(own, form)))) ?? false,
    retell: (form: RetryForm) => void inContext((own) => dispatch(retell(own, form))),
    stop: () => void inContext((own) => dispatch(stop(own))),
    chooseVersion: (next: GameSession) => dispatch(chooseVersion(next, words)),
    warn: (content: string) => dispatch(noticeAdded({ type: "warning", content })),
    closeAlternatives: () => dispatch(alternativesClosed()),
  };
}

/** One object for the life of the page, which speaks the language that is chosen by then. */
function usePlayWords(lists: ModelLists): PlayWords {
  const i18n = useI18n();
  const tCommon = useMessages(commonMessages);
  const t = useMessages(playMessages);
  const spoken = useRef({ i18n, t, tCommon, lists });
  useEffect(() => {
    spoken.current = { i18n, t, tCommon, lists };
  });
  const [words] = useState<PlayWords>(() => ({
    nameOf: (model) => nameIn(spoken.current.lists, model),
    lowCredits: () => spoken.current.t("turn.lowCredits"),
    ended: () => spoken.current.t("turn.ended"),
    refused: (refusal) => {
      const now = spoken.current;
      switch (refusal.kind) {
        case "guest":
          return now.t("turn.guest");
        case "credits":
          return now.t("turn.credits", {
            model: nameIn(now.lists, refusal.model),
            available: refusal.available,
            required: refusal.required,
          });
        case "xp":
          return now.t("turn.xp", { current: refusal.current, required: refusal.required });
        case "unreachable":
          return now.tCommon("error.noLine");
        case "other":
          return errorMessage(now.i18n, refusal.code) ?? refusal.detail ?? now.t("turn.failed");
      }
    },
  }));
  return words;
}
