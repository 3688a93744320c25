import { hasScenes } from "@katha/storygraph";
import {
  nextPosition,
  type Offer,
  offersAt,
  remember,
  type SceneFacts,
  type Step,
  type NarrationEvent,
  understand,
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
  scene: SceneFacts | null;
  done: Extract<NarrationEvent, { kind: "done" }> | null;
}

async function collect(
  telling: AsyncIterable<NarrationEvent>,
  running: RunningTurn,
  signal: AbortSignal,
): Promise<Narration> {
  const narration: Narration = { pieces: [], offers: [], scene: null, done: null };
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
  const asked = {
    story: work,
    position: before,
    action,
    said,
    offers: context.offers,
    passages,
    seed,
  };
  const step: Step = understand(asked);
  const position = nextPosition(work.graph, before, step);
  const voice = turn.model ?? "";
  const telling = needs.narratorFor(voice).narrate(
    {
      story: work,
      action,
      said,
      step,
      position,
      passages,
      memory: remember({ story: work, passages, corrections }),
      voice,
      seed,
    },
    signal,
  );
  const { pieces, offers, scene, done } = await collect(telling, running, signal);
  const ways = offersAt(work.graph, position);
  const { language } = work;
  return {
    charge: turn.held,
    ...arrivalOf(work, { before, after: position, step }),
    step: JSON.stringify(step),
    narrative: joined(pieces, "narrative"),
    setup: joined(pieces, "setup"),
    chunks: cutsOf(pieces),
    offers: JSON.stringify(
      choicesFor(action, { narrated: offers, ways, language, hasScenes: hasScenes(work.graph) }),
    ),
    scene: scene === null ? null : JSON.stringify(scene),
    served_by: done?.servedBy ?? null,
    prompt_tokens: done?.usage?.promptTokens ?? null,
    completion_tokens: done?.usage?.completionTokens ?? null,
  };
}
