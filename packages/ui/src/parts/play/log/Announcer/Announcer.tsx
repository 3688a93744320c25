import { createContext, useCallback, useContext, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";

/**
 * How many sentences a screen reader may lag behind; older ones are removed, as the log contains
 * them.
 */
const keptSentences = 24;

type Announce = (sentence: string, lang?: string) => void;
const Announcing = createContext<Announce | null>(null);

/** Returns a function that announces a sentence in its language; null outside an `Announcer`. */
export function useAnnounce(): Announce | null {
  return useContext(Announcing);
}

/** Other props are passed to the invisible live region, not to the children. */
export interface AnnouncerProps extends ElementProps<"span"> {
  /** The components that announce sentences. */
  children: ReactNode;
}

/** Announces text that is typed letter by letter as whole sentences, each once. */
export function Announcer({ children, ...root }: AnnouncerProps) {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((sentence: string, lang?: string) => {
    const said = document.createElement("span");
    if (lang !== undefined) said.lang = lang;
    said.textContent = `${sentence} `;
    region.current?.append(said);
    while ((region.current?.childElementCount ?? 0) > keptSentences) {
      region.current?.firstElementChild?.remove();
    }
  }, []);
  return (
    <Announcing value={announce}>
      {children}
      <VisuallyHidden {...root}>
        <span ref={region} aria-live="polite" aria-relevant="additions" />
      </VisuallyHidden>
    </Announcing>
  );
}
