import { type LoadedScript, scriptOf } from "@katha/ui";
import { useEffect } from "react";

const faces: Record<LoadedScript, () => Promise<unknown>> = {
  bengali: () => import("@katha/ui/fonts/bengali.css"),
  telugu: () => import("@katha/ui/fonts/telugu.css"),
  tamil: () => import("@katha/ui/fonts/tamil.css"),
  gujarati: () => import("@katha/ui/fonts/gujarati.css"),
  kannada: () => import("@katha/ui/fonts/kannada.css"),
  malayalam: () => import("@katha/ui/fonts/malayalam.css"),
  nastaliq: () => import("@katha/ui/fonts/nastaliq.css"),
};

/** Loads the typefaces of these languages; until they are here the reader's own are used. */
export function useScripts(languages: readonly string[]): void {
  const spoken = [...new Set(languages)].toSorted().join(" ");
  useEffect(() => {
    for (const language of spoken.split(" ")) {
      const script = scriptOf(language);
      if (script !== null) faces[script]().catch(keepOwnFaces);
    }
  }, [spoken]);
}

function keepOwnFaces(): void {}
