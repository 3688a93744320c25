import { type GraphFinding, lint, type StoryGraph } from "@katha/storygraph";
import { structureWords, type StructureFinding, useWords } from "@katha/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { toFindings } from "./findings.ts";

/** Lint looks when nobody has written for so long: a large story takes it some 70 ms. */
const pauseMs = 350;

/** A finding that comes or goes would move an open list under the hand that is about to press. */
const isChoosing = () => document.querySelector("[aria-haspopup][aria-expanded=true]") !== null;

/** What lint says of a graph, a moment after it last changed; absent before the first look. */
export function useFindings(
  graph: StoryGraph,
  rating: string,
): readonly StructureFinding[] | undefined {
  const say = useWords(structureWords);
  const [found, setFound] = useState<readonly GraphFinding[]>();
  const hasLooked = useRef(false);
  useEffect(() => {
    const look = () => {
      if (hasLooked.current && isChoosing()) {
        timer = setTimeout(look, pauseMs);
        return;
      }
      hasLooked.current = true;
      setFound(lint(graph, { rating }));
    };
    let timer = setTimeout(look, hasLooked.current ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [graph, rating]);
  return useMemo(() => found && toFindings(found, say), [found, say]);
}
