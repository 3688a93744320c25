import type { RemotePainter } from "@katha/narrator";
import type { Intake } from "../../media/index.ts";
import { findModel } from "../../models/index.ts";
import type { Paint } from "./picture.ts";

interface ByModelsNeeds {
  /** Undefined where no provider paints for a model. */
  painterFor: (modelKey: string) => RemotePainter | undefined;
  /** Paints for all others, and when no provider answers. */
  builtIn: Paint;
  /** Redraws what came from outside before it is one of our pictures. */
  intake: Pick<Intake, "keep">;
  log: { warn: (fields: Record<string, unknown>, message: string) => void };
}

const shownOfText = 600;

/** Has providers paint where models are bound to them, and Katha's own painter where not, or when they fail. */
export function paintingByModels({ painterFor, builtIn, intake, log }: ByModelsNeeds): Paint {
  return {
    inWords: (sight) => builtIn.inWords(sight),
    paint: async (sight, signal) => {
      const painter = painterFor(sight.model);
      if (painter === undefined) return builtIn.paint(sight, signal);
      const { model, contentRating, text, by } = sight;
      const seen = builtIn.inWords({ ...sight, language: "en" });
      const words = `${seen} The passage it belongs to: ${text.slice(0, shownOfText)}`;
      try {
        const view = { words, manner: model, contentRating };
        const { bytes, servedBy } = await painter.paint(view, signal);
        const alt = builtIn.inWords(sight);
        const { url } = await intake.keep(bytes, { id: by }, { kind: "scene", alt });
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
        log.warn({ model, why }, "Katha paints a picture that no provider painted");
        return builtIn.paint(sight, signal);
      }
    },
  };
}
