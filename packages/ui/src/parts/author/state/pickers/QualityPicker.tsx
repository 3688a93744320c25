import { useMemo } from "react";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Quality, QualityKind, StructureOperation } from "@katha/storygraph";
import { makeQuality, useStoryState } from "../story-state.ts";

interface QualityPickerProps {
  /** Its visible label; without it the field has a general, hidden one. */
  label?: string;
  id?: string | undefined;
  /** Empty if nothing is chosen yet. */
  value: string;
  /** The kinds that can be chosen; a new quality gets the first. */
  kinds: readonly QualityKind[];
  /**
   * Called with the kind too; for a new quality with the operation that declares it, as it is in no
   * graph yet.
   */
  onPick: (id: string, kind: QualityKind, made?: StructureOperation) => void;
}

/** Selects one of the story's qualities, or creates one by its name. */
export function QualityPicker(props: QualityPickerProps) {
  const { label, id, value, kinds, onPick } = props;
  const state = useStoryState();
  const t = useMessages(qualitiesMessages);
  const { qualities } = state.desk;
  const fitting = useMemo(
    () => Object.entries(qualities).filter(([, { kind }]) => kinds.includes(kind)),
    [qualities, kinds],
  );
  const named = (entry: readonly [string, Quality]) => ({
    value: entry[0],
    label: entry[1].name || entry[0],
    note: t(`kind.${entry[1].kind}`),
  });
  const [first = "flag"] = kinds;
  return (
    <Picker
      id={id}
      label={label ?? t("quality.label")}
      hideLabel={label === undefined}
      placeholder={t(fitting.length === 0 ? "quality.nameNew" : "quality.pick")}
      options={fitting.map(named)}
      value={value === "" ? null : value}
      onValueChange={(picked) => {
        const kind = picked === null ? undefined : qualities[picked]?.kind;
        if (picked !== null && kind !== undefined) onPick(picked, kind);
      }}
      create={{
        suggestedName: "",
        label: (name) => t("quality.new", { name, kind: t(`kind.${first}`) }),
        onCreate: (name) => {
          const made = makeQuality(state, first, name);
          onPick(made.id, first, made.operation);
        },
      }}
    />
  );
}
