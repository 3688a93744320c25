import { useMemo } from "react";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { StructureOperation } from "@katha/storygraph";
import { freshName, nameFrom } from "../../structure/scene-name.ts";
import { sceneOptions } from "../../structure/scene-options.ts";
import { useStoryState } from "../story-state.ts";

interface ScenePickerProps {
  label: string;
  id?: string | undefined;
  hideLabel?: boolean;
  hint?: string;
  /** Offers only endings. */
  endings?: boolean;
  /** Empty if nothing is chosen. */
  value: string;
  onPick: (node: string, made?: StructureOperation) => void;
  /** Called when the choice is cleared; without it, it cannot be cleared. */
  onClear?: () => void;
}

/** Selects one of the story's scenes, or creates one by its name. */
export function ScenePicker(props: ScenePickerProps) {
  const { label, id, hideLabel = false, endings = false, hint, value, onPick, onClear } = props;
  const { graph } = useStoryState();
  const t = useMessages(qualitiesMessages);
  const options = useMemo(() => {
    const all = sceneOptions(graph);
    return endings ? all.filter(({ value: one }) => graph.nodes[one]?.choices.length === 0) : all;
  }, [graph, endings]);
  return (
    <Picker
      id={id}
      hint={hint}
      label={label}
      hideLabel={hideLabel}
      placeholder={t(endings ? "ending.pick" : "scene.pick")}
      options={options}
      value={value === "" ? null : value}
      onValueChange={(picked) => (picked === null ? onClear?.() : onPick(picked))}
      {...(!endings && {
        create: {
          suggestedName: "",
          label: (name: string) => t("scene.new", { name }),
          onCreate: (name: string) => {
            const node = freshName(graph, nameFrom(name) || name);
            onPick(node, { kind: "add_node", name: node });
          },
        },
      })}
    />
  );
}
