import { type GraphFinding, lint, type LintContext, type StoryGraph } from "@katha/storygraph";
import { useEffect, useRef, useState } from "react";

/** A large story takes lint some 70 ms: it waits for a pause in the writing. */
const pauseMs = 350;

/** A finding that comes or goes would move an open list under the pointer. */
const isChoosing = () => document.querySelector("[aria-haspopup][aria-expanded=true]") !== null;

/** What lint says of a graph, a moment after it or the context last changed; absent before the first look. */
export function useLint(
  graph: StoryGraph,
  context: LintContext,
): readonly GraphFinding[] | undefined {
  const [found, setFound] = useState<readonly GraphFinding[]>();
  const hasLooked = useRef(false);
  useEffect(() => {
    const look = () => {
      if (hasLooked.current && isChoosing()) {
        timer = setTimeout(look, pauseMs);
        return;
      }
      hasLooked.current = true;
      setFound(lint(graph, context));
    };
    let timer = setTimeout(look, hasLooked.current ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [graph, context]);
  return found;
}
