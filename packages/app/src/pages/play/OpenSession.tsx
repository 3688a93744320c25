import { playerTextMax, type StoryDetail } from "@katha/api";
import { ownKeyApi } from "@katha/api/account";
import type { ActionForm, CurrentPart, GameSession, LogEntry } from "@katha/api/game";
import type { ModelLists } from "@katha/api/models";
import { usePlaySession, useStreams } from "@katha/api/play";
import { walletApi } from "@katha/api/wallet";
import {
  AlternativesPanel,
  Choices,
  CommandTray,
  PlayLog,
  PlaySession,
  ReceiptLine,
  TakenChoice,
  TopBar,
  TopBarModels,
  TopBarTools,
  useMessages,
} from "@katha/ui";
import { AfterStory, canDictate, isNewSession, playMessages, RetellPart } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { dialogOpened } from "../../notices/notices-slice.ts";
import { useNotFetched } from "../../notices/useNotFetched.ts";
import { isAlong } from "../../along/kept.ts";
import { branches, broughtBack } from "../../along/outcomes.ts";
import { OfflineNotice } from "../../offline/OfflineNotice.tsx";
import { useNewestCopy } from "../../offline/useNewestCopy.ts";
import { paths } from "../../routes/paths.ts";
import { useNavigate } from "../../routes/router.ts";
import { fetched } from "../../shell/FetchedPart.tsx";
import { useViewer } from "../../sign-in/useViewer.ts";
import { useSiteLinks } from "../../shell/site-links.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { LateSimilar } from "../../story/LateSimilar.tsx";
import { OwnRating } from "../../story/OwnRating.tsx";
import { ToCorrect } from "../../story/ToCorrect.tsx";
import { AskAboutLines } from "./AskAboutLines.tsx";
import { NewCoins } from "./NewCoins.tsx";
import { type OpenDialog, SessionDialog } from "./SessionDialog.tsx";
import { choicesOf, openChoices } from "./session/log.ts";
import { ownKeyModelIn, priceOf, useChosenModels } from "./session/useChosenModels.ts";
import { useReaderWishes, useUnsentLine } from "./session/usePlayerInput.ts";
import { usePlayWords } from "./session/usePlayWords.ts";
import type { Reading } from "./reading/useReading.ts";
import { useDeeds } from "./useDeeds.ts";
import { useTakenChoice } from "./useTakenChoice.ts";
import { useVersions } from "./useVersions.ts";
import { useWaysOut } from "./useWaysOut.ts";

const StoryAloud = fetched(async () => (await import("./reading/ReadingTools.tsx")).StoryAloud);
const AlongStrip = fetched(async () => (await import("./along/AlongStrip.tsx")).AlongStrip);
const Dictate = fetched(async () => (await import("./reading/ReadingTools.tsx")).Dictate);

interface OpenSessionProps {
  session: GameSession;
  story: StoryDetail | undefined;
  lists: ModelLists;
  /** The list of models could not be loaded, so the fallback models are used. */
  areFallback: boolean;
  reading: Reading;
}

/** A session being played: what its page is made of, and the player's actions as turns. */
export function OpenSession({ session, story, lists, areFallback, reading }: OpenSessionProps) {
  const t = useMessages(playMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const playWords = usePlayWords(lists);
  const play = usePlaySession(session, {
    words: playWords,
    onGuest: () => dispatch(dialogOpened({ kind: "login", reason: "turn" })),
  });
  const { isOpen, log, warn } = play;
  const { current } = log;
  const { guide } = useSiteLinks();
  const { user } = useViewer();
  const { onBack, onAgain } = useWaysOut(session.storyId, story);
  const onUnavailable = useNotFetched();
  const wallet = walletApi.useWalletEntriesInfiniteQuery();
  const ownKey = ownKeyApi.useReadOwnKeyQuery(undefined, {
    skip: !lists.ownKeysAllowed || !user,
  });
  const models = useChosenModels(lists, ownKeyModelIn(ownKey.data));
  const streamOf = useStreams();
  const [wishes, wish] = useReaderWishes();
  const [draft, write] = useUnsentLine(session.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [goTo, setGoTo] = useState<{ part: string } | null>(null);
  const [isListening, setListening] = useState(false);
  const { choose: chooseVersion, choosing } = useVersions(session.id, play);
  const deeds = useDeeds(session.id, log.isCompleted);
  useNewestCopy(session.id, log.isBusy || choosing);
  useEffect(() => {
    if (areFallback && isOpen) warn(t("turn.models"));
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when the session is open
  }, [areFallback, isOpen]);

  /** Resolves to whether the turn was narrated. */
  async function act(form: ActionForm): Promise<boolean> {
    const chosen = form.actionType === "show" ? models.image : models.text;
    const isTold = await play.act({
      ...form,
      sessionId: session.id,
      selectedModel: chosen.value,
      seenPrice: priceOf(chosen),
      ...wishes,
    });
    // Words in the field stay if something else was pressed meanwhile.
    if (isTold && form.userAction !== undefined) write("");
    return isTold;
  }

  const continueWith = (choice: string) =>
    void act({ actionType: "continue", selectedChoice: choice });
  useTakenChoice(isOpen && !log.isBusy, (choice) => {
    if (!log.canUndo && openChoices(log).includes(choice)) continueWith(choice);
  });

  function takeModel(key: string): void {
    models.take(key);
    play.closeAlternatives();
  }

  async function sayOtherwise(words: string): Promise<void> {
    const isUndone = await act({ actionType: "undo" });
    if (isUndone && draft.trim() === "") write(words);
  }

  const title = story?.title ?? "";
  const language = story?.language ?? "en";
  const isAlongHere =
    isAlong(session.id) ||
    branches.of(session.id) !== undefined ||
    broughtBack.of(session.id) !== undefined;
  const isAuthor = story?.storyStructure !== undefined;
  const told = priceOf(models.text);
  const coins = wallet.data?.pages[0];
  const stop = log.turn === null && log.connection === "open" ? undefined : () => play.stop();
  const ending =
    log.isCompleted && deeds
      ? { ...session, currentXp: log.xp, possibleEndings: endingsOf(story), deeds }
      : null;
  if (!isOpen) return null;
  return (
    <>
      <PlaySession
        language={language}
        busy={log.isBusy}
        undoXp={session.costs.undo}
        isAtBeginning={!log.canUndo}
        ending={ending}
        // Loaded with the page: loading later would move the dialog's buttons away from under the pointer.
        afterEnding={<OwnRating story={session.storyId} reading={story?.reading} />}
        onAgain={onAgain}
        onUnavailable={onUnavailable}
        bar={
          <TopBar
            title={title}
            language={language}
            guide={guide}
            costs={session.costs}
            ownCommands={session.commands}
            state={log.state}
            onBack={onBack}
            tools={
              <TopBarTools
                onMemory={() => setDialog({ kind: "memory" })}
                onMap={() => void navigate(paths.sessionMap(session.id))}
                onMarks={() => setDialog({ kind: "marks" })}
                onReading={() => setDialog(dialog?.kind === "reading" ? null : { kind: "reading" })}
                onListen={() => setListening(!isListening)}
                isListening={isListening}
                onAlong={() => setDialog({ kind: "along" })}
              />
            }
            models={
              <TopBarModels
                text={models.text}
                image={models.image}
                onModelChange={models.choose}
                wishes={wishes}
                onWishesChange={wish}
                busy={log.isBusy}
              />
            }
          />
        }
        foot={
          <>
            {log.alternatives.length > 0 && (
              <AlternativesPanel
                models={log.alternatives.map(models.modelOf)}
                onSelect={takeModel}
                onClose={play.closeAlternatives}
              />
            )}
            {isAlongHere ? (
              <AlongStrip session={session.id} onWaiting={() => setDialog({ kind: "along" })} />
            ) : (
              <OfflineNotice />
            )}
            {isListening && (
              <StoryAloud
                entries={log.entries}
                streamOf={streamOf}
                choices={log.isBusy ? [] : openChoices(log)}
                language={language}
                title={title}
                busy={log.isBusy}
                onClose={() => setListening(false)}
                onNoVoice={() => {
                  setListening(false);
                  setDialog({ kind: "reading" });
                }}
              />
            )}
            {user?.sharesUnanswered === null && !isAuthor && (
              <AskAboutLines player={user.id} lines={log.unanswered} busy={log.isBusy} />
            )}
            <CommandTray
              prices={{ continue: told, immerse: told, show: priceOf(models.image), undo: 0 }}
              draft={draft}
              onDraftChange={write}
              maxLength={playerTextMax}
              onAct={(words) => void act({ actionType: "custom_action", userAction: words })}
              onCommand={(command) => void act({ actionType: command })}
              ownCommands={session.commands}
              language={language}
              onOwnCommand={(command) => void act({ actionType: "custom_action", command })}
              busy={log.isBusy}
              onStop={log.connection === "open" ? stop : undefined}
              hasEnded={ending !== null}
              onAgain={onAgain}
              hint={isNewSession(log)}
              besideAct={
                reading.settings.dictates &&
                canDictate() && (
                  <Dictate
                    language={language}
                    draft={draft}
                    onDraftChange={write}
                    disabled={log.isBusy}
                  />
                )
              }
            />
            <ReceiptLine
              xp={log.xp}
              charged={log.charged}
              balance={log.balance ?? coins?.balance ?? null}
              news={
                user && (
                  <NewCoins player={user.id} entries={coins?.entries ?? []} busy={log.isBusy} />
                )
              }
            />
          </>
        }
      >
        <PlayLog
          entries={log.entries}
          streamOf={streamOf}
          modelOf={models.modelOf}
          earlier={log.earlier}
          onEarlier={play.loadEarlier}
          language={language}
          sourcesNote={session.sourcesNote}
          branchedFrom={session.branchedFrom}
          busy={log.isBusy}
          connection={log.connection}
          onTryNow={play.tryNow}
          onStop={stop}
          onAlternative={takeModel}
          onPart={(kind, part, selected) => setDialog({ kind, part, selected })}
          goTo={goTo}
          above={story?.awaitsNativeReader && <ToCorrect story={story.id} language={language} />}
          below={
            !log.isBusy && (
              <Choices choices={choicesOf(log)} language={language} onSelect={continueWith} />
            )
          }
        >
          {current?.taken && (
            <TakenChoice
              choice={current.taken.choice}
              language={language}
              onNotMeant={() => current.taken && void sayOtherwise(current.taken.words)}
            />
          )}
          {ending !== null && (
            <AfterStory>
              <LateSimilar story={session.storyId} />
            </AfterStory>
          )}
          {hasRetelling(current) && (
            <RetellPart
              price={told}
              version={current.versions.indexOf(current.turn) + 1}
              versions={current.versions.length}
              busy={choosing}
              onRetell={() =>
                play.retell({ selectedModel: models.text.value, seenPrice: told, ...wishes })
              }
              onVersionChange={(version) => void chooseVersion(current.versions[version - 1])}
            />
          )}
        </PlayLog>
      </PlaySession>
      <SessionDialog
        session={session}
        title={title}
        language={language}
        cover={story?.coverImageUrl ?? null}
        open={dialog}
        reading={reading}
        sample={sampleOf(log.entries)}
        own={{
          play,
          nameOf: playWords.nameOf,
          onChoose: chooseVersion,
          choosing,
          onOpen: setDialog,
          onGo: (part) => setGoTo({ part }),
        }}
        onListen={() => {
          setDialog(null);
          setListening(true);
        }}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

/** What was told last. */
function sampleOf(entries: readonly LogEntry[]): string {
  const told = entries.findLast(({ type }) => type === "narrative" || type === "setup");
  return told === undefined ? "" : told.content.slice(0, 400);
}

/** A part that would be retold in the same words can only be switched to another version. */
function hasRetelling(current: CurrentPart | null): current is CurrentPart {
  return current !== null && (!current.isVerbatim || current.versions.length > 1);
}

function endingsOf(story: StoryDetail | undefined): number {
  return story?.counted?.possibleEndings ?? story?.possibleEndings ?? 1;
}
