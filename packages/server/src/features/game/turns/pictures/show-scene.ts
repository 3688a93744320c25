import type { GameDependencies } from "../../dependencies.ts";
import type { Turn } from "../../repo.ts";
import { contextAt, sceneAt } from "../turn-context.ts";
import type { Outcome } from "../settle.ts";
import type { PictureRequest } from "./paint.ts";

/** Paints the scene. A picture that fails costs nothing. */
export async function showScene(
  needs: GameDependencies,
  turn: Turn,
  signal: AbortSignal,
): Promise<Outcome> {
  const context = await contextAt(needs, turn.session_id, turn.parent);
  const text = context.passages.at(-1)?.text ?? "";
  const request: PictureRequest = {
    text,
    scene: sceneAt(context),
    language: context.work.language,
    contentRating: context.work.contentRating,
    bible: context.work.bible,
    model: turn.model ?? "",
    seed: turn.id,
    by: context.session.user_id,
  };
  try {
    const { servedBy, ...picture } = await needs.paint.paint(request, signal);
    signal.throwIfAborted();
    return { charge: turn.held, picture: JSON.stringify(picture), served_by: servedBy };
  } catch (error) {
    signal.throwIfAborted();
    needs.log.warn({ err: error, turn: turn.id }, "A picture failed");
    return { charge: 0, fallback_description: needs.paint.inWords(request) };
  }
}
