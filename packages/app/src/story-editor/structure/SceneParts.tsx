import { useTrial } from "@katha/authoring";
import {
  type AnsweredLine,
  AnswersPanel,
  type AnswersPanelProps,
  NoModelNote,
  type SceneSlot,
} from "@katha/ui/author";
import { proofMessages, structureMessages } from "@katha/ui/screens";
import type { GraphFinding } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { useFailure } from "../../errors/useFailure.ts";
import { paths } from "../../routes/paths.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { useAnswerDrafts } from "../suggestions/useAnswerDrafts.ts";
import { SceneDrafts } from "../suggestions/SceneDrafts.tsx";
import type { SceneHelper } from "../suggestions/useWritingHelp.tsx";
import { ofAnswersIn, toFindings } from "./findings.ts";
import type { WrittenStory } from "./useWrittenStory.ts";

/** The line whose answer was started last; `times` lets the same line be started again. */
export interface Answering {
  line: AnsweredLine;
  times: number;
}

interface ScenePartsProps extends SceneSlot {
  /** Its id in the store. */
  story: string;
  written: WrittenStory;
  linted: readonly GraphFinding[];
  answering: Answering | undefined;
  unanswered: Pick<AnswersPanelProps, "onDismiss"> & {
    open: NonNullable<AnswersPanelProps["unanswered"]>;
  };
  help: SceneHelper | undefined;
}

/** What stands below a scene's rules: its answers, and drafts of what comes next. */
export function SceneParts(props: ScenePartsProps) {
  const { story, written, linted, answering, unanswered, help, ...scene } = props;
  const { name } = scene;
  const t = useMessages(structureMessages);
  const tProof = useMessages(proofMessages);
  const failureText = useFailure();
  const { user } = useViewer();
  const modelsHref = user?.role === "admin" ? paths.adminModels : undefined;
  const drafting = useAnswerDrafts(story, written);
  const tryLine = useTrial();
  const { graph, desk, bibleNames } = written;
  const own = answering?.line.scene === name ? answering : undefined;
  return (
    <>
      <AnswersPanel
        key={`${name} ${own?.times ?? 0}`}
        graph={graph}
        desk={desk}
        node={name}
        bibleNames={bibleNames}
        findings={toFindings(ofAnswersIn(name, linted, graph), t)}
        onOperation={scene.onOperation}
        onTry={async (line) => {
          const { data, error } = await tryLine({ written, node: name, line });
          return data ?? { failure: failureText(error, tProof("walk.nothingTold")) };
        }}
        drafting={drafting}
        modelsHref={modelsHref}
        unanswered={unanswered.open.filter((line) => line.scene === name)}
        answering={own?.line}
        onDismiss={unanswered.onDismiss}
      />
      {help !== undefined && help.kinds.length > 0 && (
        <SceneDrafts {...scene} story={story} help={help} entry={written.entry} />
      )}
      {help?.isAvailable === false && <NoModelNote modelsHref={modelsHref} />}
    </>
  );
}
