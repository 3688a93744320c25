import { useReading } from "@katha/authoring";
import type { StoryGraph, StructureOperation } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { mendedBible, type Mending, ReadingPanel } from "@katha/ui/author";
import { readingMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
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

const low = (name: string) => name.trim().toLowerCase();
const without = (names: readonly string[] | undefined, gone: string): string[] =>
  (names ?? []).filter((one) => low(one) !== low(gone));
const orNone = (names: readonly string[]) => (names.length === 0 ? null : names);

/** What an author's correction changes in the scene that it is about; undefined where it is about none. */
export function castMended(
  { nodes }: StoryGraph,
  mending: Mending,
): StructureOperation | undefined {
  if (mending.kind !== "here" && mending.kind !== "away") return undefined;
  const { name, scene: node } = mending;
  const scene = Object.hasOwn(nodes, node) ? nodes[node] : undefined;
  if (scene === undefined) return undefined;
  const isHere = mending.kind === "here";
  const [cast, away] = [without(scene.cast, name), without(scene.away, name)];
  const set = (field: "cast" | "away", value: readonly string[]): StructureOperation => ({
    kind: "set_field",
    node,
    field,
    value: orNone(value),
  });
  return {
    kind: "together",
    operations: [
      set("cast", isHere ? [...cast, name] : cast),
      set("away", isHere ? away : [...away, name]),
    ],
  };
}
