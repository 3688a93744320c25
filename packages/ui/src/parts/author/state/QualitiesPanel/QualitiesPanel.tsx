import { useId, useState } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { QualityKind, StructureOperation } from "@katha/storygraph";
import { AnswersForm } from "../Declarations/AnswersForm.tsx";
import { ConsequencesForm } from "../Declarations/ConsequencesForm.tsx";
import { HealthForm } from "../Declarations/HealthForm.tsx";
import { WhoForm } from "../Declarations/WhoForm.tsx";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import { makeQuality, makeThing } from "../story-state.ts";
import type { StoryState } from "../story-state.ts";
import { EntryRow } from "./EntryRow.tsx";
import { QualityForm } from "./QualityForm.tsx";
import { ThingForm } from "./ThingForm.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface QualitiesPanelProps extends StoryState, ElementProps<"details"> {
  /** The story's own commands, for which answers can be written. */
  commands: readonly string[];
  /** Called with each change, as an operation on the structure. */
  onOperation: (operation: StructureOperation) => void;
  /** Opens a scene in which a quality is used. */
  onOpenScene: (node: string) => void;
}

const kinds = ["flag", "number", "text", "one_of", "set"] as const satisfies readonly QualityKind[];

/** The story's state: qualities, things, health, who players are, and answers to commands. */
export function QualitiesPanel(props: QualitiesPanelProps) {
  const { graph, desk, commands, onOperation, onOpenScene, ...root } = props;
  const { number } = useFormats();
  const t = useMessages(declarationsMessages);
  const tRules = useMessages(qualitiesMessages);
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const own = useId();
  const state = { graph, desk };
  const qualities = Object.entries(graph.qualities ?? {});
  const things = Object.entries(graph.things ?? {});
  const counts = [
    t("count.qualities", { count: qualities.length, amount: number(qualities.length) }),
    t("count.things", { count: things.length, amount: number(things.length) }),
  ];
  const toggle = (key: string) => setOpen(open === key ? null : key);
  const make = (key: string, operation: StructureOperation) => {
    setAdding(false);
    setOpen(key);
    setAdded(key);
    onOperation(operation);
  };
  const row = (part: "qualities" | "things", id: string, at: number, count: number) => ({
    part,
    id,
    at,
    count,
    isOpen: open === `${part} ${id}`,
    isNew: added === `${part} ${id}`,
    onToggle: () => toggle(`${part} ${id}`),
    onRenamed: (to: string) => setOpen(`${part} ${to}`),
    onOperation,
    onOpenScene,
    ...state,
  });
  return (
    <Disclosure {...root} title={t("panel.title")} aside={counts.join(" · ")}>
      <section css={styles.part} aria-labelledby={`${own}-q`}>
        <h3 id={`${own}-q`} css={styles.title}>
          {t("panel.qualities")}
        </h3>
        <p css={styles.soft}>{t("panel.qualitiesHint")}</p>
        <ul css={styles.rows}>
          {qualities.map(([id, quality], at) => (
            <EntryRow
              key={id}
              {...row("qualities", id, at, qualities.length)}
              name={quality.name}
              marks={[
                tRules(`kind.${quality.kind}`),
                t(quality.shown ? "entry.shown" : "entry.hidden"),
              ]}
            >
              <QualityForm id={id} quality={quality} onOperation={onOperation} />
            </EntryRow>
          ))}
        </ul>
        <KindButtons
          label={t("panel.addQuality")}
          kinds={kinds.map((kind) => ({ value: kind, label: tRules(`kind.${kind}`) }))}
          isOpen={isAdding}
          isAlone={false}
          onOpen={() => setAdding(!isAdding)}
          onPick={(kind) => {
            const { id, operation } = makeQuality(state, kind, t("panel.newQuality"));
            make(`qualities ${id}`, operation);
          }}
        />
      </section>
      <section css={styles.part} aria-labelledby={`${own}-t`}>
        <h3 id={`${own}-t`} css={styles.title}>
          {t("panel.things")}
        </h3>
        <p css={styles.soft}>{t("panel.thingsHint")}</p>
        <ul css={styles.rows}>
          {things.map(([id, thing], at) => (
            <EntryRow
              key={id}
              {...row("things", id, at, things.length)}
              name={thing.name}
              marks={thing.start ? [t("thing.startMark")] : []}
            >
              <ThingForm id={id} thing={thing} onOperation={onOperation} />
            </EntryRow>
          ))}
        </ul>
        <Button
          size="small"
          variant="ghost"
          icon={AddIcon}
          css={styles.alone}
          onClick={() => {
            const { id, operation } = makeThing(state, t("panel.newThing"));
            make(`things ${id}`, operation);
          }}
        >
          {t("panel.addThing")}
        </Button>
      </section>
      <HealthForm onOperation={onOperation} {...state} />
      <WhoForm onOperation={onOperation} {...state} />
      <AnswersForm commands={commands} onOperation={onOperation} {...state} />
      <ConsequencesForm onOperation={onOperation} {...state} />
    </Disclosure>
  );
}
