import { useState } from "react";
import type { ChangeEvent } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { freedoms } from "../structure.ts";
import type { NodeField, NodeFields, StructureOperation } from "@katha/storygraph";
import { joined, looselyPlaced, partsOf } from "./drafts.ts";
import type { EditedScene } from "./edited-scene.ts";
import * as styles from "./styles.ts";

const lineFields = ["place", "mood", "hour", "weather"] as const satisfies readonly NodeField[];
const ways = ["x", "y"] as const;

/** Notes for the narrator and the painter; all optional. */
export function SceneDetails({ name, node, onOperation }: EditedScene) {
  const t = useMessages(structureMessages);
  const set = <Field extends NodeField>(field: Field, value: NodeFields[Field]) =>
    onOperation({ kind: "set_field", node: name, field, value } as StructureOperation);
  const given = [
    ...lineFields,
    "cast",
    "freedom",
    "beats",
    "budget",
    "source",
    "other_tellings",
  ].filter((field) => node[field] !== undefined);
  const place = looselyPlaced(node);
  return (
    <Disclosure
      css={styles.details}
      look="line"
      title={t("scene.details")}
      aside={
        <span dir="auto">
          {[
            ...given.flatMap((field) => node[field]).filter((value) => value !== ""),
            ...(node.retell === true ? [t("detail.retold")] : []),
          ].join(" · ")}
        </span>
      }
    >
      <FieldRow>
        {lineFields.map((field) => (
          <TextField
            key={field}
            label={t(`detail.${field}`)}
            placeholder={t(`detail.${field}Hint`)}
            value={node[field] ?? ""}
            dir="auto"
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        ))}
      </FieldRow>
      {(["cast", "away"] as const).map(
        (field) =>
          (field === "cast" || node.away !== undefined) && (
            <PartsField
              key={field}
              between={node[field]?.some((one) => one.includes(",")) ? "\n" : ","}
              label={t(`detail.${field}`)}
              hint={t("detail.castHint")}
              parts={node[field]}
              onParts={(value) => set(field, value)}
            />
          ),
      )}
      <PartsField
        between={"\n"}
        label={t("detail.beats")}
        hint={t("detail.beatsHint")}
        parts={node.beats}
        onParts={(value) => set("beats", value)}
      />
      <FieldRow>
        <Select
          label={t("detail.freedom")}
          hint={t("detail.freedomHint")}
          options={[
            { value: "", label: t("freedom.none") },
            ...freedoms.map((freedom) => ({
              value: freedom,
              label: t(`freedom.${freedom}`),
              note: t(`freedom.${freedom}Note`),
            })),
          ]}
          value={node.freedom ?? ""}
          onValueChange={(chosen) => set("freedom", chosen === "" ? null : chosen)}
        />
        <WholeNumber
          label={t("detail.budget")}
          hint={t("detail.budgetHint")}
          fault={t("detail.budgetFault")}
          least={1}
          value={node.budget}
          onNumber={(value) => set("budget", value)}
        />
      </FieldRow>
      <Checkbox
        label={t("detail.retell")}
        hint={t("detail.retellHint")}
        checked={node.retell === true}
        onChange={(event) => set("retell", event.currentTarget.checked || null)}
      />
      {/* For authors who do not use the map. */}
      <FieldRow>
        {ways.map((way) => (
          <WholeNumber
            key={way}
            label={t(`detail.${way}`)}
            fault={t("detail.placeFault")}
            least={Number.NEGATIVE_INFINITY}
            value={place?.[way]}
            onNumber={(value) => {
              if (value === null) return;
              const next = { x: 0, y: 0, ...place, [way]: value };
              onOperation({ kind: "move_nodes", places: { [name]: next } });
            }}
          />
        ))}
      </FieldRow>
      <TextField
        label={t("detail.source")}
        hint={t("detail.sourceHint")}
        value={node.source ?? ""}
        dir="auto"
        onChange={(event) => set("source", event.currentTarget.value)}
      />
      <Textarea
        label={t("detail.other_tellings")}
        hint={t("detail.other_tellingsHint")}
        size="line"
        value={node.other_tellings ?? ""}
        dir="auto"
        onChange={(event) => set("other_tellings", event.currentTarget.value)}
      />
    </Disclosure>
  );
}

interface PartsFieldProps {
  between: "," | "\n";
  label: string;
  hint: string;
  parts: readonly string[] | undefined;
  onParts: (parts: readonly string[]) => void;
}

/**
 * Several items in one field. The text stays as it was typed while it means the same as the scene's
 * value.
 */
function PartsField({ between, label, hint, parts, onParts }: PartsFieldProps) {
  const now = joined(parts, between);
  const [draft, setDraft] = useState(now);
  const [held, setHeld] = useState(now);
  if (held !== now) {
    setHeld(now);
    if (joined(partsOf(draft, between), between) !== now) setDraft(now);
  }
  const field = {
    label,
    hint,
    value: draft,
    dir: "auto",
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(event.currentTarget.value);
      onParts(partsOf(event.currentTarget.value, between));
    },
  };
  return between === "," ? <TextField {...field} /> : <Textarea size="line" {...field} />;
}
