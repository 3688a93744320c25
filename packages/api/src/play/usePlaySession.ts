import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { GameSession, HistoryEntry } from "../shapes/made/game/game.ts";
import type { ActionForm, RetryForm } from "../shapes/made/game/turn.ts";
import { changeEntry } from "./change-entry.ts";
import { catchUp } from "./catch-up.ts";
import {
  type WithPlay,
  alternativesClosed,
  noticeAdded,
  selectLog,
  selectPlay,
  sessionClosed,
} from "./play-slice.ts";
import { loadEarlier } from "./earlier-entries.ts";
import { chooseVersion, openSession } from "./open-session.ts";
import type { PlayContext, PlayDispatch, PlayWords } from "./play-context.ts";
import { plainWords } from "./plain-words.ts";
import { act, resume, retell, stop } from "./play-turn.ts";

const usePlayDispatch = useDispatch.withTypes<PlayDispatch>();
const usePlaySelector = useSelector.withTypes<WithPlay>();

export type PlaySession = ReturnType<typeof usePlaySession>;

interface PlayCallbacks {
  /** Must stay the same object while the page is open. Without it: plain English. */
  readonly words?: PlayWords;
  /** A turn was refused because nobody is signed in. */
  readonly onGuest?: () => void;
}

/** Holds a session in the store while its page is open, and follows a running turn. */
export function usePlaySession(
  session: GameSession,
  { words = plainWords, onGuest = () => {} }: PlayCallbacks = {},
) {
  const dispatch = usePlayDispatch();
  const [first] = useState(session);
  const [guest] = useState(() => onGuest);
  const context = useRef<PlayContext>(null);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { id, storyId: story, runningTurn: running } = first;
    const { signal } = leaving;
    const own: PlayContext = {
      session: id,
      story,
      words,
      signal,
      onGuest: guest,
      running: { current: null },
    };
    context.current = own;
    dispatch(openSession(first, words));
    if (running !== null) void dispatch(resume(own, running));
    return () => {
      leaving.abort();
      dispatch(sessionClosed());
    };
  }, [dispatch, first, words, guest]);
  useEffect(() => {
    if (session !== first && context.current) dispatch(catchUp(context.current, session));
  }, [dispatch, session, first]);

  const opened = usePlaySelector((state) => selectPlay(state).session);
  const log = usePlaySelector(selectLog);
  const inContext = <Result>(start: (own: PlayContext) => Result): Result | undefined =>
    context.current ? start(context.current) : undefined;
  return {
    isOpen: opened === first.id,
    log,
    act: async (form: ActionForm) => (await inContext((own) => dispatch(act(own, form)))) ?? false,
    retell: (form: RetryForm) => void inContext((own) => dispatch(retell(own, form))),
    /** Reads the parts before those in the log. */
    loadEarlier: () => void inContext((own) => dispatch(loadEarlier(own))),
    stop: () => void inContext((own) => dispatch(stop(own))),
    tryNow: () => context.current?.running.current?.tryNow(),
    chooseVersion: (next: GameSession) => dispatch(chooseVersion(next, words)),
    /** Shows a part as its reader now has it. */
    changeEntry: (entry: HistoryEntry) =>
      dispatch(changeEntry({ session: first.id, words }, entry)),
    warn: (content: string) => dispatch(noticeAdded({ type: "warning", content })),
    closeAlternatives: () => dispatch(alternativesClosed()),
  };
}
