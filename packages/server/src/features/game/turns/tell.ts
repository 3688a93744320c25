import {
  advance,
  type Offer,
  offersAt,
  remember,
  type SceneFacts,
  type Step,
  type Told,
  weave,
} from "@katha/narrator";
import { findCorrections } from "../memory/repo.ts";
import type { GameDependencies } from "../needs.ts";
import type { Turn } from "../repo.ts";
import { choicesFor } from "./choices.ts";
import { cutsOf, joined, type Piece } from "./chunks.ts";
import { arrivalOf } from "./gains.ts";
import { momentAt } from "./moment.ts";
import { TurnVoided } from "./outcome.ts";
import type { RunningTurn } from "./running.ts";
import type { Outcome } from "./settle.ts";
import { whileWanted } from "./while-wanted.ts";

interface Heard {
  pieces: Piece[];
  offers: readonly Offer[];
  scene: SceneFacts | null;
  done: Extract<Told, { kind: "done" }> | null;
}

async function listen(
  telling: AsyncIterable<Told>,
  running: RunningTurn,
  signal: AbortSignal,
): Promise<Heard> {
  const heard: Heard = { pieces: [], offers: [], scene: null, done: null };
  for await (const told of whileWanted(telling, signal)) {
    switch (told.kind) {
      case "delta": {
        const { part, text } = told;
        if (text === "") break;
        heard.pieces.push({ part, text });
        running.tell({ event: "delta", part, text });
        break;
      }
      case "choices":
        heard.offers = told.offers;
        break;
      case "scene":
        heard.scene = told.scene;
        break;
      case "done":
        heard.done = told;
        break;
    }
  }
  if (heard.done === null || heard.pieces.length === 0) throw new TurnVoided("narrator_failed");
  return heard;
}

type ToldAction = "continue" | "immerse" | "custom_action";

/** Has a part told, and answers what there is to write. No transaction is open meanwhile. */
export async function tellPart(
  needs: GameDependencies,
  turn: Turn & { action: ToldAction },
  running: RunningTurn,
): Promise<Outcome> {
  const { signal } = running.stopping;
  const corrections = await findCorrections(needs.db, turn.session_id);
  const moment = await momentAt(needs, turn.session_id, turn.parent);
  const { work, passages, standing: before } = moment;
  const said = turn.user_input ?? turn.selected_choice;
  const { action, id: seed } = turn;
  const asked = { work, standing: before, action, said, offers: moment.offers, passages, seed };
  const step: Step = weave(asked);
  const standing = advance(work.graph, before, step);
  const voice = turn.model ?? "";
  const telling = needs.narratorFor(voice).narrate(
    {
      work,
      action,
      said,
      step,
      standing,
      passages,
      memory: remember({ work, passages, corrections }),
      voice,
      seed,
    },
    signal,
  );
  const { pieces, offers, scene, done } = await listen(telling, running, signal);
  const ways = offersAt(work.graph, standing);
  const { language } = work;
  return {
    charge: turn.held,
    ...arrivalOf(work, { before, after: standing, step }),
    step: JSON.stringify(step),
    narrative: joined(pieces, "narrative"),
    setup: joined(pieces, "setup"),
    chunks: cutsOf(pieces),
    offers: JSON.stringify(choicesFor(action, { told: offers, ways, language })),
    scene: scene === null ? null : JSON.stringify(scene),
    served_by: done?.servedBy ?? null,
    prompt_tokens: done?.usage?.promptTokens ?? null,
    completion_tokens: done?.usage?.completionTokens ?? null,
  };
}
