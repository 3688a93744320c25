import { useEffect, useState } from "react";
import { hasSpeech, voicesFor } from "./speech.ts";

/** Some browsers have their voices at once, others a moment later, and some never say that they have none. */
const longestWaitMs = 2_000;

/** The names of the device's voices for a language: undefined until they are known, null if the browser cannot speak. */
export function useVoices(language: string): readonly string[] | null | undefined {
  const [voices, setVoices] = useState<readonly string[] | null | undefined>(
    hasSpeech() ? undefined : null,
  );
  useEffect(() => {
    if (!hasSpeech()) return undefined;
    const { speechSynthesis: synthesis } = window;
    const look = (isLast: boolean) => {
      const all = synthesis.getVoices();
      if (all.length > 0 || isLast) setVoices(voicesFor(all, language).map(({ name }) => name));
    };
    const changed = () => look(true);
    look(false);
    const timer = setTimeout(changed, longestWaitMs);
    synthesis.addEventListener?.("voiceschanged", changed);
    return () => {
      clearTimeout(timer);
      synthesis.removeEventListener?.("voiceschanged", changed);
    };
  }, [language]);
  return voices;
}
