import type { GameDependencies } from "../../dependencies.ts";
import type { Turn } from "../../repo.ts";
import { contextAt } from "../turn-context.ts";
import type { Outcome } from "../settle.ts";
import type { PictureRequest } from "./paint.ts";

/** Paints the scene. A picture that fails costs nothing. */
export async function showScene(
  needs: GameDependencies,
  turn: Turn,
  signal: AbortSignal,
): Promise<Outcome> {
  const { engine } = needs;
  const { story, play, worded, scene, session } = await contextAt(needs, turn, { most: 1 });
  const { language, contentRating, bible } = await engine.run("facts", story, null);
  const { text, facts, ...sight } = await engine.run("sight", story, play);
  const request: PictureRequest = {
    ...sight,
    // Where no author wrote the scene, what was told last is all there is of it.
    text: text.trim() || (worded.at(-1)?.text ?? ""),
    // The narrator's latest word on the scene, or else the author's.
    scene: { ...facts, ...scene },
    language,
    contentRating,
    bible,
    model: turn.model ?? "",
    seed: turn.id,
    by: session.user_id,
  };
  try {
    const { servedBy, ...picture } = await needs.paint.paint(request, signal);
    signal.throwIfAborted();
    return { charge: turn.held, play, picture: JSON.stringify(picture), served_by: servedBy };
  } catch (error) {
    signal.throwIfAborted();
    needs.log.warn({ err: error, turn: turn.id }, "A picture failed");
    return { charge: 0, play, fallback_description: needs.paint.inWords(request) };
  }
}
