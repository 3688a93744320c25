import { playerTextMax, type StoryDetail } from "@katha/api";
import type { ActionForm, CurrentPart, GameSession } from "@katha/api/game";
import type { ModelLists } from "@katha/api/models";
import { draftOf, selectPlay, usePlaySession } from "@katha/api/play";
import { walletApi } from "@katha/api/wallet";
import {
  type ModelKind,
  type PartAction,
  type PictureSource,
  playMessages,
  PlayScreen,
  useLoadWhenIdle,
  useMessages,
} from "@katha/ui";
import { useEffect, useState } from "react";
import { chosenModel, kindOf, toOptions } from "./session/models.ts";
import { useLogEntries } from "./session/log-text.ts";
import { partText } from "./session/part-text.ts";
import { usePlayWords } from "./session/usePlayWords.ts";
import { FetchedPart } from "../../shell/FetchedPart.tsx";
import { useSiteLinks } from "../../shell/site-links.ts";
import { dialogOpened } from "../../notices/notices-slice.ts";
import { OwnRating } from "../../story/OwnRating.tsx";
import { useNotFetched } from "../../notices/useNotFetched.ts";
import { fetchCorrection } from "../../story/fetch-correction.ts";
import { ToCorrect } from "../../story/ToCorrect.tsx";
import { OfflineNotice } from "../../offline/OfflineNotice.tsx";
import { useNewestCopy } from "../../offline/useNewestCopy.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { useAppDispatch, useAppSelector } from "../../store/hooks.ts";
import { toChoices } from "./session/choices.ts";
import { NewCoins } from "./NewCoins.tsx";
import { useWaysOut } from "./useWaysOut.ts";
import { AskAboutLines } from "./AskAboutLines.tsx";
import { useDeeds } from "./useDeeds.ts";
import { useVersions } from "./useVersions.ts";
import { paths } from "../../routes/paths.ts";

// Prefetched when the page is idle, so that they also open offline.
const fetchBranch = () =>
  import("./BranchFromPart.tsx").then(({ BranchFromPart }) => BranchFromPart);
const fetchReport = () => import("./ReportPart.tsx").then(({ ReportPart }) => ReportPart);
const fetchMemory = () => import("./SessionMemory.tsx").then(({ SessionMemory }) => SessionMemory);
const fetchAll = () =>
  Promise.all([fetchBranch(), fetchCorrection(), fetchReport(), fetchMemory()]);

type Aside =
  | { readonly kind: PartAction; readonly part: string; readonly selected: string }
  | { readonly kind: "memory" };

interface OpenSessionProps {
  session: GameSession;
  story: StoryDetail | undefined;
  lists: ModelLists;
  /** The list of models could not be loaded, so the fallback models are used. */
  areFallback: boolean;
  cover: PictureSource | null;
}

/** A session being played: maps the store's state to the screen's props, and the player's actions to turns. */
export function OpenSession({ session, story, lists, areFallback, cover }: OpenSessionProps) {
  const t = useMessages(playMessages);
  const dispatch = useAppDispatch();
  const play = usePlaySession(session, {
    words: usePlayWords(lists),
    onGuest: () => dispatch(dialogOpened({ kind: "login", reason: "turn" })),
  });
  const { isOpen, log, warn } = play;
  const history = useAppSelector((state) => selectPlay(state).history);
  const { guide } = useSiteLinks();
  const { user } = useViewer();
  const entries = useLogEntries(log.entries);
  const { onBack, onAgain } = useWaysOut(session.story_id, story);
  const onUnavailable = useNotFetched();
  const wallet = walletApi.useWalletEntriesInfiniteQuery();
  const [wanted, setWanted] = useState<Partial<Record<ModelKind, string>>>({});
  const [kept] = useState(() => draftOf(session.id));
  const [draft, setDraft] = useState(kept.read);
  const [aside, setAside] = useState<Aside | null>(null);
  useLoadWhenIdle(fetchAll, true);
  const { choose: chooseVersion, choosing } = useVersions(session.id, play);
  useNewestCopy(session.id, log.isBusy || choosing);
  useEffect(() => {
    if (areFallback && isOpen) warn(t("turn.models"));
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when the session is open
  }, [areFallback, isOpen]);

  const text = toOptions(lists, "text");
  const image = toOptions(lists, "image");
  const chosen = {
    text: chosenModel(text, "text", wanted.text),
    image: chosenModel(image, "image", wanted.image),
  };
  const priceOf = (kind: ModelKind) =>
    (kind === "text" ? text : image).find(({ key }) => key === chosen[kind])?.price ?? 0;

  function write(words: string): void {
    setDraft(words);
    kept.keep(words);
  }

  /** Resolves to whether the turn was narrated. */
  async function act(form: ActionForm): Promise<boolean> {
    const model = form.action_type === "show" ? chosen.image : chosen.text;
    const isTold = await play.act({ ...form, session_id: session.id, selected_model: model });
    // Words in the field stay if something else was pressed meanwhile.
    if (isTold && form.user_action !== undefined) write("");
    return isTold;
  }

  async function sayOtherwise(words: string): Promise<void> {
    const isUndone = await act({ action_type: "undo" });
    if (isUndone && draft.trim() === "") write(words);
  }

  const deeds = useDeeds(session.id, log.isCompleted);
  const { current } = log;
  const close = () => setAside(null);

  function choose(key: string): void {
    setWanted((all) => ({ ...all, [kindOf(key)]: key }));
    play.closeAlternatives();
  }

  const { costs } = session;
  const all = [...text, ...image];
  const language = story?.language ?? "en";
  const isAuthor = story?.story_structure !== undefined;
  const hasTyped = log.entries.some(({ type }) => type === "user_action");
  if (!isOpen) return null;
  return (
    <>
      <PlayScreen
        home={paths.home}
        cover={cover}
        result={{
          state: "ready",
          session: {
            title: story?.title ?? "",
            language,
            sourcesNote: session.sources_note,
            origin: session.branched_from === null ? undefined : paths.play(session.branched_from),
            retelling: hasRetelling(current)
              ? {
                  price: priceOf("text"),
                  version: current.versions.indexOf(current.turn) + 1,
                  versions: current.versions.length,
                  busy: choosing,
                }
              : null,
            takenChoice: current?.taken?.choice ?? null,
            isAtBeginning: current === null,
            guide,
            xpCosts: { ...costs, act: costs.custom_action },
            ownCommands: session.commands,
            state: log.state,
            entries: entries,
            choices: log.isBusy ? [] : toChoices(log),
            busy: log.isBusy,
            connection: log.connection,
            draft,
            maxLength: playerTextMax,
            prices: {
              continue: priceOf("text"),
              immerse: priceOf("text"),
              show: priceOf("image"),
              undo: 0,
            },
            text: { models: text, value: chosen.text },
            image: { models: image, value: chosen.image },
            receipt: {
              xp: log.xp,
              charged: log.charged,
              balance: log.balance ?? wallet.data?.pages[0]?.balance ?? null,
            },
            alternatives: all.filter(({ key }) => log.alternatives.includes(key)),
            ending:
              log.isCompleted && deeds ? { ...endingOf(session, log.xp, story), deeds } : null,
          },
        }}
        onDraftChange={write}
        onAct={(words) => void act({ action_type: "custom_action", user_action: words })}
        onOwnCommand={(command) => void act({ action_type: "custom_action", command })}
        onCommand={(command) => void act({ action_type: command })}
        onSelectChoice={(choice) => void act({ action_type: "continue", selected_choice: choice })}
        onStop={log.turn === null && log.connection === "open" ? undefined : () => play.stop()}
        onTryNow={play.tryNow}
        onModelChange={(kind, key) => setWanted((models) => ({ ...models, [kind]: key }))}
        onAlternative={choose}
        onCloseAlternatives={play.closeAlternatives}
        onBack={onBack}
        onAgain={onAgain}
        onUnavailable={onUnavailable}
        onNotMeant={() => current?.taken && void sayOtherwise(current.taken.words)}
        onRetell={() => play.retell({ selected_model: chosen.text })}
        onVersionChange={(version) => chooseVersion(current?.versions[version - 1])}
        onPart={(kind, part, selected) => setAside({ kind, part, selected })}
        onMemory={() => setAside({ kind: "memory" })}
        aboveLog={story?.awaits_native_reader && <ToCorrect story={story.id} language={language} />}
        aboveTray={
          <>
            <OfflineNotice />
            {hasTyped && user?.shares_unanswered === null && !isAuthor && <AskAboutLines />}
          </>
        }
        // Loaded with the page: loading later would move the dialog's buttons away from under the pointer.
        afterEnding={<OwnRating story={session.story_id} reading={story?.reading} />}
      />
      {user && <NewCoins player={user.id} entries={wallet.data?.pages[0]?.entries ?? []} />}
      {aside?.kind === "branch" && (
        <FetchedPart fetchPart={fetchBranch} onClose={close}>
          {(Part) => <Part session={session.id} part={aside.part} onClose={close} />}
        </FetchedPart>
      )}
      {aside?.kind === "correct" && (
        <FetchedPart fetchPart={fetchCorrection} onClose={close}>
          {(Part) => (
            <Part
              story={session.story_id}
              language={language}
              part={{
                session: session.id,
                id: aside.part,
                passage: aside.selected || partText(history, aside.part),
              }}
              onClose={close}
            />
          )}
        </FetchedPart>
      )}
      {aside?.kind === "report" && (
        <FetchedPart fetchPart={fetchReport} onClose={close}>
          {(Part) => <Part session={session.id} part={aside.part} onClose={close} />}
        </FetchedPart>
      )}
      {aside?.kind === "memory" && (
        <FetchedPart fetchPart={fetchMemory} onClose={close}>
          {(Part) => <Part session={session.id} language={language} onClose={close} />}
        </FetchedPart>
      )}
    </>
  );
}

/** A part that would be retold in the same words can only be switched to another version. */
function hasRetelling(current: CurrentPart | null): current is CurrentPart {
  return current !== null && (!current.isVerbatim || current.versions.length > 1);
}

function endingOf(session: GameSession, xp: number, story: StoryDetail | undefined) {
  const found = session.endings_found.length;
  return {
    name: session.ending,
    xp,
    choices: session.choices_made,
    scenes: session.scenes_completed,
    endingsFound: found,
    endings: Math.max(story?.counted?.possible_endings ?? story?.possible_endings ?? 1, found),
  };
}
