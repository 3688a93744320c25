import { createContext, useCallback, useContext, useRef } from "react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";

/** What the ear may still be behind by; older sentences leave, since the page itself holds them. */
const keptSentences = 24;

type Announce = (sentence: string) => void;
const Announcing = createContext<Announce | null>(null);

/** Says a sentence to a screen reader; null where no `Announcer` stands. */
export function useAnnounce(): Announce | null {
  return useContext(Announcing);
}

/** Around texts that are written out letter by letter: screen readers hear their sentences, each once and whole. */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((sentence: string) => {
    const said = document.createElement("span");
    said.textContent = `${sentence} `;
    region.current?.append(said);
    while ((region.current?.childElementCount ?? 0) > keptSentences) {
      region.current?.firstElementChild?.remove();
    }
  }, []);
  return (
    <Announcing value={announce}>
      {children}
      <VisuallyHidden>
        <span ref={region} aria-live="polite" aria-relevant="additions" />
      </VisuallyHidden>
    </Announcing>
  );
}
