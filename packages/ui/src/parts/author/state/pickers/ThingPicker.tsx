import { useMemo } from "react";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { StructureOperation } from "@katha/storygraph";
import { makeThing, useStoryState } from "../story-state.ts";

interface ThingPickerProps {
  id: string;
  /** Empty if nothing is chosen yet. */
  value: string;
  onPick: (id: string, made?: StructureOperation) => void;
}

/** Selects one of the story's things, or creates one by its name. */
export function ThingPicker({ id, value, onPick }: ThingPickerProps) {
  const state = useStoryState();
  const t = useMessages(qualitiesMessages);
  const { things } = state.graph;
  const options = useMemo(
    () =>
      Object.entries(things ?? {}).map(([one, { name }]) => ({ value: one, label: name || one })),
    [things],
  );
  return (
    <Picker
      id={id}
      label={t("thing.label")}
      hideLabel
      placeholder={t(options.length === 0 ? "thing.nameNew" : "thing.pick")}
      options={options}
      value={value === "" ? null : value}
      onValueChange={(picked) => picked !== null && onPick(picked)}
      create={{
        suggestedName: "",
        label: (name) => t("thing.new", { name }),
        onCreate: (name) => {
          const made = makeThing(state, name);
          onPick(made.id, made.operation);
        },
      }}
    />
  );
}
