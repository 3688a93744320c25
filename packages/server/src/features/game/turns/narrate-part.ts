import {
  builtInName,
  builtInNarrator,
  type NarrationRequest,
  remember,
  sumOfUsage,
  tellerOf,
  type Narrator,
  type Step,
  type Usage,
} from "@katha/narrator";
import { WorkStopped } from "../../../lib/workers/worker-pool.ts";
import type { GameDependencies } from "../dependencies.ts";
import {
  cutsOf,
  inputOf,
  isUnheard,
  narrationOf,
  narrationRequest,
  passagesRead,
  playerAction,
  type PartOutcome,
  type PiecewiseNarration,
  type PlayerTurn,
  type Standing,
} from "@katha/play";
import { NoSuchVersion } from "../threads/story-engine.ts";
import type { OpenPlay } from "../kept-plays/open-play.ts";
import type { OwnNarrator } from "../../models/index.ts";
import { findSession, type Turn } from "../repo.ts";
import type { RunningTurn } from "./events/running-turn.ts";
import { untilAborted } from "./events/until-aborted.ts";
import type { Outcome } from "./settle.ts";
import { isDeclined, type Unanswered } from "../unanswered-lines/keep.ts";
import { contextAt, type TurnContext } from "./turn-context.ts";
import { TurnVoided } from "./void-reasons.ts";

/** How the reader wants it told. */
export type ReaderWishes = Pick<NarrationRequest, "pace" | "length">;

type NarratedTurn = Turn & Pick<PlayerTurn, "action">;

/** A part as it was told, and what follows from it. */
interface NarratedPart extends PartOutcome {
  narrated: PiecewiseNarration;
  usage: Usage | null;
}

async function collect(
  telling: Parameters<typeof narrationOf>[0],
  running: RunningTurn,
): Promise<PiecewiseNarration> {
  const narrated = await narrationOf(telling, (piece) =>
    running.emit({ event: "delta", ...piece }),
  );
  if (narrated.done === null || narrated.pieces.length === 0)
    throw new TurnVoided("narrator_failed");
  return narrated;
}

function askingOf(
  turn: NarratedTurn,
  { offers, passages, struck, noted }: TurnContext,
): PlayerTurn {
  const { action, command } = turn;
  const said = turn.user_input ?? turn.selected_choice;
  return { action, said, command, offers, passages, struck, noted };
}

/** The built-in narrator works where the stories are. */
async function toldByKatha(
  { engine }: GameDependencies,
  turn: NarratedTurn,
  { context, running, step }: { context: TurnContext; running: RunningTurn; step?: Step },
): Promise<NarratedPart> {
  const { story, play, session } = context;
  const asked = askingOf(turn, context);
  // Where the step is known, nobody looks into the line again.
  const asking = step === undefined ? asked : { ...asked, said: null };
  const voice = turn.model ?? "";
  const { events, ...told } = await engine.run(
    "tell",
    story,
    { play, asking, turn: inputOf(turn), voice, step },
    session.user_id,
  );
  running.stopping.signal.throwIfAborted();
  return { narrated: await collect(events, running), usage: null, ...told };
}

/** A model tells; what was meant, and what becomes of it, is worked out by the rules. */
async function toldByModel(
  { engine, db, playableStories }: GameDependencies,
  turn: NarratedTurn,
  {
    context,
    narrator,
    running,
    wishes,
  }: { context: TurnContext; narrator: Narrator; running: RunningTurn; wishes: ReaderWishes },
): Promise<NarratedPart> {
  const { signal } = running.stopping;
  const { story, play, worded: passages, corrections, session } = context;
  const asking = askingOf(turn, context);
  const ruled = await engine.run("understand", story, { play, asking }, session.user_id);
  const work = await playableStories.find(db, story);
  if (work === undefined) throw new NoSuchVersion(story);
  // For the narration, and for anything else a model was asked on the way.
  const used: Usage[] = [];
  const count = (usage: Usage) => used.push(usage);
  const asked = playerAction(work, play, asking);
  const step = (await narrator.hear?.(asked, ruled, signal, count)) ?? ruled;
  const remembered = remember({ story: work, passages, corrections });
  const request: NarrationRequest = {
    ...narrationRequest(work, play, {
      asking: { ...asking, passages },
      step,
      memory: remembered.filter((item) => item.is_struck !== true),
      voice: turn.model ?? "",
      seed: turn.id,
    }),
    ...wishes,
  };
  const telling = tellerOf(request, narrator, count).narrate(request, signal);
  const narrated = await collect(untilAborted(telling, signal), running);
  if (narrated.done?.usage) used.push(narrated.done.usage);
  const { pieces: _pieces, ...narration } = narrated;
  const told = { turn: inputOf(turn), step, narration, pace: wishes.pace };
  const after = await engine.run("conclude", story, { play, ...told });
  return { narrated, usage: used.length === 0 ? null : sumOfUsage(used), ...after };
}

/** The line is answered as one that could not be made out. */
const tooMuchAtOnce: Step = { way: "refusal", because: "katha", matter: "length" };

const isTooMuch = (error: unknown) => error instanceof WorkStopped && error.fault === "late";

/** What may have made a line slow, without a word of it. */
function shapeOf(line: string) {
  const words = line.split(/\s/u).filter((word) => word !== "");
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const repeated = Math.max(0, ...counts.values());
  return { characters: line.length, words: words.length, distinct: counts.size, repeated };
}

/** What tells by the player's own key; null where another teller was chosen, undefined where the key is not there. */
async function ownNarratorFor(
  { db, ownKeys }: GameDependencies,
  turn: NarratedTurn,
  open: OpenPlay | undefined,
): Promise<OwnNarrator | null | undefined> {
  if (turn.own_key === null) return null;
  if (turn.own_key !== "asked") return undefined;
  const session = open?.session ?? (await findSession(db, turn.session_id));
  return session && ownKeys.narratorOf(session.user_id);
}

const narratorFor = (needs: GameDependencies, { budget_spent, model }: NarratedTurn): Narrator =>
  budget_spent === null ? needs.narratorFor(model ?? "") : builtInNarrator;

/** Null where Katha itself was to tell, whatever the key. */
function ownKeyAfter(
  { own_key }: NarratedTurn,
  own: OwnNarrator | null | undefined,
  servedBy: string | undefined,
): Turn["own_key"] {
  if (own_key !== "asked") return own_key;
  if (!own) return "missing";
  return servedBy === undefined || servedBy === builtInName ? own.fault() : "told";
}

/** Narrates a part and returns what to settle. No transaction is open meanwhile. */
export async function narratePart(
  needs: GameDependencies,
  turn: NarratedTurn,
  {
    running,
    open,
    wishes = {},
  }: { running: RunningTurn; open?: OpenPlay | undefined; wishes?: ReaderWishes | undefined },
): Promise<Outcome & { standing: Standing; unanswered: Unanswered | null }> {
  const own = await ownNarratorFor(needs, turn, open);
  const narrator = own === null ? narratorFor(needs, turn) : (own?.narrator ?? builtInNarrator);
  const isKatha = narrator === builtInNarrator;
  const most = isKatha ? passagesRead.byRules : passagesRead.byModels;
  const context = await contextAt(needs, turn, { most, open });
  const told = await (
    isKatha
      ? toldByKatha(needs, turn, { context, running })
      : toldByModel(needs, turn, { context, narrator, running, wishes })
  ).catch((error: unknown) => {
    if (!isTooMuch(error) || turn.action !== "custom_action") throw error;
    needs.log.warn({ turn: turn.id, line: shapeOf(turn.user_input ?? "") }, "A line took too long");
    return toldByKatha(needs, turn, { context, running, step: tooMuchAtOnce });
  });
  const { narrated, usage, concluded, standing, isLeftUnanswered } = told;
  const { step, offers, play, became, costsCoins, ...arrival } = concluded;
  const { narrative, setup, scene, done, pieces } = narrated;
  const isUnanswered = isLeftUnanswered || isUnheard(step);
  return {
    charge: costsCoins ? turn.held : 0,
    ...arrival,
    play,
    standing,
    unanswered: isUnanswered || isDeclined(step) ? context : null,
    is_unanswered: isUnanswered && turn.action === "custom_action" && turn.command === null,
    became: JSON.stringify(became),
    step: JSON.stringify(step),
    narrative,
    setup,
    chunks: cutsOf(pieces),
    offers: JSON.stringify(offers),
    scene: scene === null ? null : JSON.stringify(scene),
    served_by: done?.servedBy ?? null,
    prompt_tokens: usage?.promptTokens ?? null,
    completion_tokens: usage?.completionTokens ?? null,
    own_key: ownKeyAfter(turn, own, done?.servedBy),
    // What a player's own key costs is their own.
    cost_dollars:
      usage !== null && own === null
        ? (needs.costOf({ model: turn.model ?? "", servedBy: done?.servedBy ?? "", usage }) ?? null)
        : null,
  };
}
