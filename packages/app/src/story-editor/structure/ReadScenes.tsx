import { useReading } from "@katha/authoring";
import type { StructureOperation } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { mendedBible, type Mending, ReadingPanel } from "@katha/ui/author";
import { readingMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { castMended } from "./cast-mended.ts";
import type { WrittenStory } from "./useWrittenStory.ts";

interface ReadScenesProps {
  written: WrittenStory;
  onBible: (bibleText: string) => void;
  onOperation: (operation: StructureOperation) => void;
  onOpenScene: (scene: string) => void;
}

/** The story as it is read; read anew whenever it changes, as it does by each press that mends it. */
export function ReadScenes({ written, onBible, onOperation, onOpenScene }: ReadScenesProps) {
  const failureText = useFailure();
  const t = useMessages(readingMessages);
  const { reading, isReading, failure, read } = useReading(written, (error) =>
    failureText(error, t("failed")),
  );
  const { bibleText } = written.entry;
  const mend = (mending: Mending) => {
    const bible = mendedBible(bibleText, mending);
    if (bible !== bibleText) onBible(bible);
    const operation = castMended(written.graph, mending);
    if (operation !== undefined) onOperation(operation);
  };
  return (
    <ReadingPanel
      result={
        failure !== undefined
          ? { state: "failed", message: failure }
          : reading === undefined
            ? { state: "loading" }
            : { state: "ready", reading }
      }
      isReading={isReading}
      onMend={mend}
      onOpenScene={onOpenScene}
      onRetry={read}
    />
  );
}
