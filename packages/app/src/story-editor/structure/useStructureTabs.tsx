import { entryChanged, useAuthoringDispatch } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import {
  type AnsweredLine,
  choicesAt,
  CorrectionsPanel,
  type StructureTab,
} from "@katha/ui/author";
import { correctionDeskMessages, readingMessages, unansweredMessages } from "@katha/ui/screens";
import { ReadScenes } from "./ReadScenes.tsx";
import { UnansweredLines, type useUnanswered } from "./UnansweredLines.tsx";
import { placedIn, takingOver, useCorrections } from "./useCorrections.ts";
import type { useStructureActs } from "./useStructureActs.ts";
import type { WrittenStory } from "./useWrittenStory.ts";

interface StructureTabs {
  /** Its id in the store. */
  story: string;
  /** Its id on the server: without one it has no players. */
  saved: string | undefined;
  written: WrittenStory;
  acts: ReturnType<typeof useStructureActs>;
  unanswered: ReturnType<typeof useUnanswered>;
  onAnswer: (line: AnsweredLine) => void;
}

/** Beside the views of a structure: how it is read, and what players sent. */
export function useStructureTabs(tabs: StructureTabs): readonly StructureTab[] {
  const { story, saved, written, acts, unanswered, onAnswer } = tabs;
  const dispatch = useAuthoringDispatch();
  const tReading = useMessages(readingMessages);
  const tUnanswered = useMessages(unansweredMessages);
  const tCorrections = useMessages(correctionDeskMessages);
  const { count, result: sent, ...corrections } = useCorrections(saved);
  const { graph, entry } = written;
  const { open, ...lines } = unanswered;
  const reading: StructureTab = {
    value: "reading",
    label: tReading("tab"),
    render: (show) => (
      <ReadScenes
        written={written}
        onBible={(bibleText) => dispatch(entryChanged({ id: story, change: { bibleText } }))}
        onOperation={acts.onOperation}
        onOpenScene={show}
      />
    ),
  };
  if (saved === undefined) return [reading];
  return [
    reading,
    {
      value: "unanswered",
      label: tUnanswered("tab"),
      count: open.length,
      render: (show) => (
        <UnansweredLines
          {...lines}
          story={saved}
          hasScene={(scene) => Object.hasOwn(graph.nodes, scene)}
          choicesOf={(scene) => choicesAt(graph, scene)}
          onWording={(line, { choice }, part) => acts.addWording(line, choice, part)}
          onAnswer={(line) => {
            onAnswer(line);
            show(line.scene);
          }}
        />
      ),
    },
    {
      value: "corrections",
      label: tCorrections("tab"),
      count,
      render: (show) => (
        <CorrectionsPanel
          {...corrections}
          result={placedIn(sent, graph)}
          language={entry.language}
          onOpenScene={show}
          onTake={(correction) => acts.onOperation(takingOver(graph, correction))}
        />
      ),
    },
  ];
}
