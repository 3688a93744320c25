import type { UnansweredGroup } from "@katha/api/shapes";
import { useMemo, useState } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import type {
  BibleName,
  Reaction,
  StateDesk,
  StoryGraph,
  StructureOperation,
} from "@katha/storygraph";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Findings, type Finding } from "../../structure/Findings/Findings.tsx";
import { blankReaction, freeId, StoryStateContext, together } from "../../state/story-state.ts";
import { nameFrom } from "../../structure/scene-name.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import type { AnswerDrafting } from "./answer-drafting.ts";
import { choicesAt, wordingAdded } from "../LineActs/line-acts.ts";
import { LineList } from "../UnansweredPanel/LineList.tsx";
import { AnswerGrid } from "./AnswerGrid.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { answerTo, type AnsweredLine } from "./answer-to.ts";
import { OpenAnswer } from "./OpenAnswer.tsx";
import { TryLine } from "./TryLine.tsx";
import type { TryLineHere } from "./tried-line.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

export interface AnswersPanelProps extends Omit<ElementProps<"details">, "open" | "onToggle"> {
  /** The whole structure that contains the scene. */
  graph: StoryGraph;
  /** The story's state and answers, as `stateDesk` works them out. */
  desk: StateDesk;
  /** The scene being edited. */
  node: string;
  /** Everybody and everything in the story's bible. */
  bibleNames: readonly BibleName[];
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with each change, as an operation on the structure. */
  onOperation: (operation: StructureOperation) => void;
  /** Tries a typed line in this scene; without it trying is not offered. */
  onTry?: TryLineHere | undefined;
  /** Drafts by a model: null if there is no model, absent if drafts are not offered. */
  drafting?: AnswerDrafting | null | undefined;
  /** Where a model is bound, for administrators. */
  modelsHref?: string | undefined;
  /**
   * Problems with the answers of this scene.
   * @default none
   */
  findings?: readonly Finding[];
  /**
   * Lines that players typed in this scene and that nothing answers.
   * @default none
   */
  unanswered?: readonly UnansweredGroup[];
  /** The one of these whose answer is being written at first. */
  answering?: AnsweredLine | undefined;
  /** Removes a line from the list, by its id. */
  onDismiss?: ((line: string) => void) | undefined;
}

/** The answer being edited; it is a draft until it has text. */
interface Editing {
  id: string;
  draft?: Reaction;
  /** The line by players that it should answer. */
  line?: AnsweredLine;
}

const noLines: readonly UnansweredGroup[] = [];
const noFindings: readonly Finding[] = [];

const saysSomething = ({ says }: Reaction) => says.some((line) => line.trim() !== "");

/** What players can say and do in a scene, what answers it, and forms for the answers. */
export function AnswersPanel(props: AnswersPanelProps) {
  const {
    node,
    bibleNames,
    graph,
    desk,
    defaultOpen = false,
    onOperation,
    onTry,
    drafting,
    modelsHref,
    findings = noFindings,
    unanswered = noLines,
    answering,
    onDismiss,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(answersMessages);
  const tLines = useMessages(unansweredMessages);
  const { reactions = {} } = graph;
  const begun = (filled: Partial<Reaction>): Editing => {
    const wished = nameFrom(filled.about ?? "") || "answer";
    const id = freeId(wished, (one) => Object.hasOwn(reactions, one));
    return { id, draft: { ...blankReaction, ...filled } };
  };
  const begunTo = (line: AnsweredLine): Editing => ({
    ...begun({ ...answerTo(line, desk, bibleNames), at: node }),
    line,
  });
  const [isOpen, setOpen] = useState(defaultOpen || answering !== undefined);
  const [editing, setEditing] = useState<Editing | null>(() =>
    answering ? begunTo(answering) : null,
  );
  const answers = useMemo(() => desk.answersIn(node, bibleNames), [desk, node, bibleNames]);
  const columns = useMemo(
    () => (isOpen ? desk.answerGrid(node, bibleNames) : []),
    [isOpen, desk, node, bibleNames],
  );
  const write = (filled: Partial<Reaction>) => setEditing(begun(filled));
  const put = (id: string, reaction: Reaction, made?: StructureOperation) => {
    const isDraft = !Object.hasOwn(reactions, id) && !saysSomething(reaction);
    if (isDraft && made) onOperation(made);
    if (!isDraft)
      onOperation(together({ kind: "declare", part: "reactions", id, entry: reaction }, made));
    const line = editing?.line && { line: editing.line };
    setEditing({ id, ...(isDraft && { draft: reaction }), ...line });
  };
  const shown = editing && (reactions[editing.id] ?? editing.draft);
  const { [node]: scene } = graph.nodes;
  const isEnding = scene?.choices.length === 0 && scene.hub === undefined;
  return (
    <Disclosure
      {...root}
      open={isOpen}
      onOpenChange={setOpen}
      title={t("title")}
      aside={
        <>
          {t("summary", { count: answers.length, amount: number(answers.length) })}
          {unanswered.length > 0 && (
            <>
              {" · "}
              <strong css={styles.waits}>
                {tLines("summary", {
                  count: unanswered.length,
                  amount: number(unanswered.length),
                })}
              </strong>
            </>
          )}
        </>
      }
    >
      {isOpen && (
        <StoryStateContext value={{ graph, desk, onOperation }}>
          {isEnding && <Callout tone="info">{t("ending")}</Callout>}
          <p css={panel.soft}>{t("hint")}</p>
          {findings.length > 0 && <Findings findings={findings} title={t("amiss")} />}
          <AnswerGrid
            node={node}
            columns={columns}
            onOpen={(id) => setEditing({ id })}
            onWrite={({ acts, about }) => write({ acts, about, at: node })}
          />
          {unanswered.length > 0 && onDismiss && (
            <PanelPart title={tLines("here")} focusable>
              <LineList
                lines={unanswered}
                label={tLines("here")}
                onAnswer={(line) => setEditing(begunTo(line))}
                onDismiss={onDismiss}
                choicesOf={(at) => choicesAt(graph, at)}
                onWording={(line, { choice }, part) => {
                  const operation = wordingAdded(graph, line, { choice, part });
                  if (operation !== null) onOperation(operation);
                }}
              />
            </PanelPart>
          )}
          {editing && shown && (
            <OpenAnswer
              key={editing.id}
              id={editing.id}
              drafting={drafting}
              modelsHref={modelsHref}
              node={node}
              line={editing.line}
              onTry={onTry}
              bibleNames={bibleNames}
              reaction={shown}
              isDraft={!Object.hasOwn(reactions, editing.id)}
              onReaction={(reaction, made) => put(editing.id, reaction, made)}
              onRemove={() => {
                if (Object.hasOwn(reactions, editing.id))
                  onOperation({ kind: "undeclare", part: "reactions", id: editing.id });
                setEditing(null);
              }}
              onClose={() => setEditing(null)}
            />
          )}
          <AnswerList answers={answers} open={editing?.id} onOpen={(id) => setEditing({ id })} />
          <Button size="small" icon={AddIcon} css={panel.alone} onClick={() => write({ at: node })}>
            {t("add")}
          </Button>
          {onTry && !isEnding && (
            <TryLine
              node={node}
              onTry={onTry}
              onWrite={() => write({ at: node })}
              onOpen={(id) => setEditing({ id })}
            />
          )}
        </StoryStateContext>
      )}
    </Disclosure>
  );
}
