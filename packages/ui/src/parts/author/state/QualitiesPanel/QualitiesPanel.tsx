import { useState } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import type { StructureOperation, Thing } from "@katha/storygraph";
import { AnswersForm, ConsequencesForm } from "../Declarations/DeclaredEntries.tsx";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import { HealthForm } from "../Declarations/HealthForm.tsx";
import { WhoForm } from "../Declarations/WhoForm.tsx";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import { entryControlProps } from "../control-props.ts";
import { makeQuality, makeThing, StoryStateContext, useDeclaring } from "../story-state.ts";
import type { EditedState } from "../story-state.ts";
import { EntryRow } from "./EntryRow.tsx";
import { QualityForm, qualityKinds } from "./QualityForm.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface QualitiesPanelProps extends EditedState, ElementProps<"details"> {
  /** The story's own commands, for which answers can be written. */
  commands: readonly string[];
  /** Opens a scene in which a quality is used. */
  onOpenScene: (node: string) => void;
}

/** The story's state: qualities, things, health, who players are, and answers to commands. */
export function QualitiesPanel(props: QualitiesPanelProps) {
  const { graph, desk, commands, onOperation, onOpenScene, ...root } = props;
  const { number } = useFormats();
  const t = useMessages(declarationsMessages);
  const tRules = useMessages(qualitiesMessages);
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const state = { graph, desk, onOperation };
  const qualities = Object.entries(graph.qualities ?? {});
  const things = Object.entries(graph.things ?? {});
  const counts = [
    t("count.qualities", { count: qualities.length, amount: number(qualities.length) }),
    t("count.things", { count: things.length, amount: number(things.length) }),
  ];
  const make = (key: string, operation: StructureOperation) => {
    setAdding(false);
    setOpen(key);
    setAdded(key);
    onOperation(operation);
  };
  const row = (part: "qualities" | "things", id: string, at: number, count: number) => {
    const key = `${part} ${id}`;
    const isOpen = open === key;
    return {
      part,
      id,
      at,
      count,
      isOpen,
      isNew: added === key,
      onToggle: () => setOpen(isOpen ? null : key),
      onRenamed: (to: string) => setOpen(`${part} ${to}`),
      onOpenScene,
    };
  };
  return (
    <Disclosure {...root} title={t("panel.title")} aside={counts.join(" · ")}>
      <StoryStateContext value={state}>
        <PanelPart title={t("panel.qualities")} hint={t("panel.qualitiesHint")}>
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
                <QualityForm id={id} quality={quality} />
              </EntryRow>
            ))}
          </ul>
          <KindButtons
            label={t("panel.addQuality")}
            kinds={qualityKinds.map((kind) => ({ value: kind, label: tRules(`kind.${kind}`) }))}
            isOpen={isAdding}
            isAlone={false}
            onOpen={() => setAdding(!isAdding)}
            onPick={(kind) => {
              const { id, operation } = makeQuality(state, kind, t("panel.newQuality"));
              make(`qualities ${id}`, operation);
            }}
          />
        </PanelPart>
        <PanelPart title={t("panel.things")} hint={t("panel.thingsHint")}>
          <ul css={styles.rows}>
            {things.map(([id, thing], at) => (
              <EntryRow
                key={id}
                {...row("things", id, at, things.length)}
                name={thing.name}
                marks={thing.start ? [t("thing.startMark")] : []}
              >
                <ThingForm id={id} thing={thing} />
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
        </PanelPart>
        <HealthForm />
        <WhoForm />
        <AnswersForm commands={commands} />
        <ConsequencesForm />
      </StoryStateContext>
    </Disclosure>
  );
}

/** The form of something that players can carry. */
function ThingForm({ id, thing }: { id: string; thing: Thing }) {
  const t = useMessages(declarationsMessages);
  const { declare } = useDeclaring("things");
  const { text, flag } = entryControlProps(thing, (next) => declare(id, next));
  return (
    <>
      <TextField
        {...text("name")}
        autoComplete="off"
        label={t("entry.name")}
        hint={t("thing.nameHint")}
      />
      <TextField {...text("about")} autoComplete="off" label={t("thing.about")} optional />
      <Checkbox {...flag("start")} label={t("thing.start")} />
    </>
  );
}
