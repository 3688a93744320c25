import { useReading } from "@katha/authoring";
import type { StoryGraph, StructureOperation } from "@katha/storygraph";
import {
  mendedBible,
  type Mending,
  ReadingPanel,
  readingMessages,
  type StoryReading,
  useMessages,
} from "@katha/ui";
import { useFailure } from "../../errors/useFailure.ts";
import { castMended } from "./cast-mended.ts";

type Read = NonNullable<ReturnType<typeof useReading>["reading"]>;

function entriesOf(entries: Read["people"]): StoryReading["people"] {
  return entries.map(({ isOfBible, ...entry }) => ({ ...entry, isOfBible }));
}

const readingOf = ({ people, things, places, leftOut, ...rest }: Read): StoryReading => ({
  people: entriesOf(people),
  things: entriesOf(things),
  places: entriesOf(places),
  leftOut,
  ...rest,
});

interface ReadScenesProps {
  written: Parameters<typeof useReading>[0];
  graph: StoryGraph;
  onBible: (bibleText: string) => void;
  onOperation: (operation: StructureOperation) => void;
  onScene: (scene: string) => void;
}

/** The story as it is read; read anew whenever it changes, as it does by each press that mends it. */
export function ReadScenes({ written, graph, onBible, onOperation, onScene }: ReadScenesProps) {
  const failureText = useFailure();
  const t = useMessages(readingMessages);
  const { reading, isReading, failure, read } = useReading(written, (error) =>
    failureText(error, t("failed")),
  );
  const { bibleText } = written.entry;
  const mend = (mending: Mending) => {
    const bible = mendedBible(bibleText, mending);
    if (bible !== bibleText) onBible(bible);
    const operation = castMended(graph, mending);
    if (operation !== undefined) onOperation(operation);
  };
  return (
    <ReadingPanel
      result={
        failure !== undefined
          ? { state: "failed", message: failure }
          : reading === undefined
            ? { state: "loading" }
            : { state: "ready", reading: readingOf(reading) }
      }
      isReading={isReading}
      onMend={mend}
      onScene={onScene}
      onRetry={read}
    />
  );
}
