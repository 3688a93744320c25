import { type GraphFinding, lint, type LintContext, type StoryGraph } from "@katha/storygraph";
import { useEffect, useRef, useState } from "react";

/** Lint takes some 70 ms for a large story, so it waits for a pause in the writing. */
const pauseMs = 350;

/** While a list is open, new findings would move it under the pointer. */
const isChoosing = () => document.querySelector("[aria-haspopup][aria-expanded=true]") !== null;

/** Lint's report on a graph, shortly after the graph or the context last changed; undefined at first. */
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
