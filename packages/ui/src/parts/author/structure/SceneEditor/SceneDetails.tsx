import { useState } from "react";
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
import type { NodeField, GraphNode, StructureOperation } from "@katha/storygraph";
import { joined, partsOf, placeIn } from "./drafts.ts";
import * as styles from "./styles.ts";

interface SceneDetailsProps {
  name: string;
  node: GraphNode;
  onOperation: (operation: StructureOperation) => void;
}

const lineFields = ["place", "mood", "hour", "weather"] as const satisfies readonly NodeField[];

/** Notes for the narrator and the painter; all optional. */
export function SceneDetails({ name, node, onOperation }: SceneDetailsProps) {
  const t = useMessages(structureMessages);
  const given = [
    ...lineFields,
    "cast",
    "freedom",
    "beats",
    "budget",
    "source",
    "other_tellings",
  ].filter((field) => node[field] !== undefined);
  const hasComma = node.cast?.some((one) => one.includes(","));
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
            onChange={(event) =>
              onOperation({
                kind: "set_field",
                node: name,
                field,
                value: event.currentTarget.value,
              })
            }
          />
        ))}
      </FieldRow>
      <PartsField
        between={hasComma ? "\n" : ","}
        label={t("detail.cast")}
        hint={t("detail.castHint")}
        parts={node.cast}
        onParts={(value) => onOperation({ kind: "set_field", node: name, field: "cast", value })}
      />
      {node.away !== undefined && (
        <PartsField
          between={node.away.some((one) => one.includes(",")) ? "\n" : ","}
          label={t("detail.away")}
          hint={t("detail.castHint")}
          parts={node.away}
          onParts={(value) => onOperation({ kind: "set_field", node: name, field: "away", value })}
        />
      )}
      <PartsField
        between={"\n"}
        label={t("detail.beats")}
        hint={t("detail.beatsHint")}
        parts={node.beats}
        onParts={(value) => onOperation({ kind: "set_field", node: name, field: "beats", value })}
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
          onValueChange={(chosen) =>
            onOperation({
              kind: "set_field",
              node: name,
              field: "freedom",
              value: freedoms.find((freedom) => freedom === chosen) ?? null,
            })
          }
        />
        <WholeNumber
          label={t("detail.budget")}
          hint={t("detail.budgetHint")}
          fault={t("detail.budgetFault")}
          least={1}
          value={node.budget}
          onNumber={(value) =>
            onOperation({ kind: "set_field", node: name, field: "budget", value })
          }
        />
      </FieldRow>
      <Checkbox
        label={t("detail.retell")}
        hint={t("detail.retellHint")}
        checked={node.retell === true}
        onChange={(event) =>
          onOperation({
            kind: "set_field",
            node: name,
            field: "retell",
            value: event.currentTarget.checked ? true : null,
          })
        }
      />
      <FieldRow>
        <PlaceField way="x" name={name} node={node} onOperation={onOperation} />
        <PlaceField way="y" name={name} node={node} onOperation={onOperation} />
      </FieldRow>
      <TextField
        label={t("detail.source")}
        hint={t("detail.sourceHint")}
        value={node.source ?? ""}
        dir="auto"
        onChange={(event) =>
          onOperation({
            kind: "set_field",
            node: name,
            field: "source",
            value: event.currentTarget.value,
          })
        }
      />
      <Textarea
        label={t("detail.other_tellings")}
        hint={t("detail.other_tellingsHint")}
        size="line"
        value={node.other_tellings ?? ""}
        dir="auto"
        onChange={(event) =>
          onOperation({
            kind: "set_field",
            node: name,
            field: "other_tellings",
            value: event.currentTarget.value,
          })
        }
      />
    </Disclosure>
  );
}

/** The position on the map, for authors who do not use the map. */
function PlaceField({ way, name, node, onOperation }: SceneDetailsProps & { way: "x" | "y" }) {
  const t = useMessages(structureMessages);
  const place = placeIn(node);
  return (
    <WholeNumber
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
  const write = (text: string) => {
    setDraft(text);
    onParts(partsOf(text, between));
  };
  if (between === ",")
    return (
      <TextField
        label={label}
        hint={hint}
        value={draft}
        dir="auto"
        onChange={(event) => write(event.currentTarget.value)}
      />
    );
  return (
    <Textarea
      label={label}
      hint={hint}
      size="line"
      value={draft}
      dir="auto"
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
