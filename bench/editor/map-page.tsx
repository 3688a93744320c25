import { done, newHistory, viewOf } from "@katha/storygraph";
import { StoryMap } from "@katha/ui/author";
import { useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { sampleGraph } from "../storygraph/sample-graph.ts";

const count = Number(new URLSearchParams(location.search).get("scenes"));
const story = JSON.parse(JSON.stringify(sampleGraph(count))) as Record<string, unknown>;

/** Runs a frame later, when the map is drawn and handles pointers and keys. */
function markDrawn() {
  requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
}

/** The map as in the editor: each operation changes the story, which comes back as props. */
function Desk() {
  const [history, setHistory] = useState(() => newHistory(story));
  const [selection, setSelection] = useState<readonly string[]>([]);
  useEffect(markDrawn, []);
  const graph = useMemo(() => viewOf(history.structure), [history]);
  return (
    <StoryMap
      graph={graph}
      selection={selection}
      onSelectionChange={setSelection}
      onOperation={(operation) => setHistory(done(history, operation, Date.now()))}
    />
  );
}

const place = document.createElement("div");
document.body.append(place);
performance.mark("given");
createRoot(place).render(<Desk />);
