import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";

export interface AnnounceOptions {
  /** The language of the sentence, if it is not the page's. */
  lang?: string | undefined;
  /** Interrupts what is being said; for what cannot wait. */
  urgent?: boolean;
}

type Announce = (sentence: string, options?: AnnounceOptions) => void;
const Announcing = createContext<Announce | null>(null);

/** Returns a function that announces a sentence; null outside a `LiveRegion`. */
export function useAnnounce(): Announce | null {
  return useContext(Announcing);
}

/** Other props are passed to the invisible element, not to the children. */
export interface LiveRegionProps extends ElementProps<"span"> {
  /** Announced whenever it changes, once it is not empty. */
  text?: string;
  /**
   * How many announcements a screen reader may lag behind; older ones are removed.
   * @default 24
   */
  keep?: number;
  /** The components that announce by `useAnnounce`. */
  children?: ReactNode;
}

/** Tells screen readers what the screen does not show. */
export function LiveRegion({ text, keep = 24, children, ...root }: LiveRegionProps) {
  const polite = useRef<HTMLSpanElement>(null);
  const [announce] = useState((): Announce => (sentence, options) => {
    const region = options?.urgent ? polite.current?.nextElementSibling : polite.current;
    // A new element each time, because the same text in the same element is not read again.
    const said = document.createElement("span");
    if (options?.lang) said.lang = options.lang;
    said.textContent = `${sentence} `;
    region?.append(said);
    if (region?.children[keep]) region.firstElementChild?.remove();
  });
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
  return (
    <Announcing value={announce}>
      {children}
      <VisuallyHidden {...root}>
        <span ref={polite} aria-live="polite" />
        <span aria-live="assertive" />
      </VisuallyHidden>
    </Announcing>
  );
}
