import type { RemotePainter } from "@katha/narrator";
import type { Intake } from "../../../media/index.ts";
import { findModel } from "../../../models/index.ts";
import type { Paint } from "./paint.ts";

interface ByModelsNeeds {
  /** Undefined if no provider paints for a model. */
  painterFor: (modelKey: string) => RemotePainter | undefined;
  /** Paints for all other models, and when the provider fails. */
  builtIn: Paint;
  /** Re-encodes a provider's picture before it is stored. */
  intake: Pick<Intake, "save">;
  log: { warn: (fields: Record<string, unknown>, message: string) => void };
}

const shownOfText = 600;

/** Paints with the model's provider, or with the built-in painter if there is none or it fails. */
export function modelPainter({ painterFor, builtIn, intake, log }: ByModelsNeeds): Paint {
  return {
    inWords: (request) => builtIn.inWords(request),
    paint: async (request, signal) => {
      const painter = painterFor(request.model);
      if (painter === undefined) return builtIn.paint(request, signal);
      const { model, contentRating, text, by } = request;
      const seen = builtIn.inWords({ ...request, language: "en" });
      const words = `${seen} The passage it belongs to: ${text.slice(0, shownOfText)}`;
      try {
        const view = { words, style: model, contentRating };
        const { bytes, servedBy } = await painter.paint(view, signal);
        const alt = builtIn.inWords(request);
        const { url } = await intake.save(bytes, { id: by }, { kind: "scene", alt });
        return {
          url,
          alt,
          style: findModel("image", model)?.display_name ?? model,
          prompt: seen,
          servedBy,
        };
      } catch (error) {
        signal.throwIfAborted();
        const why = error instanceof Error ? error.name : "error";
        log.warn({ model, why }, "A provider failed to paint; our own painter does");
        return builtIn.paint(request, signal);
      }
    },
  };
}
