import { hasScenes } from "@katha/storygraph";
import {
  builtInName,
  move,
  type NarrationEvent,
  type NarrationRequest,
  type Offer,
  offersAt,
  remember,
  type SceneFacts,
  type Step,
  tellerOf,
  isFromKatha,
  understand,
  sumOfUsage,
  type Usage,
  withConsequences,
} from "@katha/narrator";
import { findCorrections } from "../memory/repo.ts";
import type { GameDependencies } from "../dependencies.ts";
import type { Turn } from "../repo.ts";
import { choicesFor } from "./choices.ts";
import { cutsOf, joined, type Piece } from "./events/chunks.ts";
import { arrivalOf } from "./gains.ts";
import { contextAt } from "./turn-context.ts";
import { TurnVoided } from "./void-reasons.ts";
import type { RunningTurn } from "./events/running-turn.ts";
import type { Outcome } from "./settle.ts";
import { untilAborted } from "./events/until-aborted.ts";

interface Narration {
  pieces: Piece[];
  offers: readonly Offer[];
  consequences: readonly string[];
  scene: SceneFacts | null;
  done: Extract<NarrationEvent, { kind: "done" }> | null;
}

async function collect(
  telling: AsyncIterable<NarrationEvent>,
  running: RunningTurn,
  signal: AbortSignal,
): Promise<Narration> {
  const narration: Narration = {
    pieces: [],
    offers: [],
    consequences: [],
    scene: null,
    done: null,
  };
  for await (const narrated of untilAborted(telling, signal)) {
    switch (narrated.kind) {
      case "delta": {
        const { part, text } = narrated;
        if (text === "") break;
        narration.pieces.push({ part, text });
        running.emit({ event: "delta", part, text });
        break;
      }
      case "choices":
        narration.offers = narrated.offers;
        break;
      case "consequences":
        narration.consequences = narrated.names;
        break;
      case "scene":
        narration.scene = narrated.scene;
        break;
      case "done":
        narration.done = narrated;
        break;
    }
  }
  if (narration.done === null || narration.pieces.length === 0)
    throw new TurnVoided("narrator_failed");
  return narration;
}

/**
 * Only models cost coins: the author's words, questions, refusals, built-in narration and parts that were cut short are
 * free.
 */
function costsCoins({ way }: Step, done: Narration["done"]): boolean {
  const isOfModel = done?.servedBy !== builtInName && done?.flaw === undefined;
  return isOfModel && (way === "edge" || way === "detour" || way === "reaction");
}

type NarratedAction = "continue" | "immerse" | "custom_action";

/** Narrates a part and returns what to settle. No transaction is open meanwhile. */
export async function narratePart(
  needs: GameDependencies,
  turn: Turn & { action: NarratedAction },
  running: RunningTurn,
): Promise<Outcome> {
  const { signal } = running.stopping;
  const corrections = await findCorrections(needs.db, turn.session_id);
  const context = await contextAt(needs, turn.session_id, turn.parent);
  const { work, passages, position: before } = context;
  const said = turn.user_input ?? turn.selected_choice;
  const { action, id: seed } = turn;
  const remembered = remember({ story: work, passages, corrections });
  const struck = remembered.filter((item) => item.is_struck).map(({ text }) => text);
  const asked = {
    story: work,
    position: before,
    action,
    said,
    command: turn.command,
    offers: context.offers,
    passages,
    struck,
  };
  const voice = turn.model ?? "";
  const narrator = needs.narratorFor(voice);
  const ruled = understand(asked);
  // For the narration, and for anything else a model was asked on the way.
  const used: Usage[] = [];
  const count = (usage: Usage) => used.push(usage);
  const first = (await narrator.hear?.(asked, ruled, signal, count)) ?? ruled;
  const { position } = move(work.graph, before, first);
  const request: NarrationRequest = {
    story: work,
    action,
    said,
    step: first,
    before,
    position,
    passages,
    memory: remembered.filter((item) => !item.is_struck),
    struck,
    voice,
    seed,
  };
  const telling = tellerOf(request, narrator, count).narrate(request, signal);
  const { pieces, offers, consequences, scene, done } = await collect(telling, running, signal);
  if (done?.usage) used.push(done.usage);
  const tokens = used.length === 0 ? null : sumOfUsage(used);
  const step = withConsequences(work.graph, position, first, consequences);
  const { position: after } = move(work.graph, before, step);
  const ways = offersAt(work.graph, after);
  // The consequences may have opened or closed choices.
  const narrated = step === first ? offers : [...ways, ...offers.filter(({ to }) => to === null)];
  const { language } = work;
  return {
    charge: costsCoins(first, done) ? turn.held : 0,
    // Being asked what one meant costs no XP either, nor does being told that there is nothing new.
    ...((isFromKatha(first) || done?.isNothingNew) && { xp_cost: 0 }),
    ...arrivalOf(work, { before, after, step }),
    step: JSON.stringify(step),
    narrative: joined(pieces, "narrative"),
    setup: joined(pieces, "setup"),
    chunks: cutsOf(pieces),
    offers: JSON.stringify(
      choicesFor(action, { narrated, ways, language, hasScenes: hasScenes(work.graph) }),
    ),
    scene: scene === null ? null : JSON.stringify(scene),
    served_by: done?.servedBy ?? null,
    prompt_tokens: tokens?.promptTokens ?? null,
    completion_tokens: tokens?.completionTokens ?? null,
  };
}
