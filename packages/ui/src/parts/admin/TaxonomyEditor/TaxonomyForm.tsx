import { useEffect, useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { categoryNameLength, tagNameLength } from "../../../tokens/constants.ts";
import { colorShape, firstColor, slugOf, slugShape } from "./taxonomy.ts";
import type { TaxonomyEntry, TaxonomyItem, TaxonomyKind } from "./taxonomy.ts";
import * as styles from "./styles.ts";

interface TaxonomyFormProps {
  label: string;
  kind: TaxonomyKind;
  /** Absent for a new item. */
  item?: TaxonomyItem;
  /** Earlier unsaved contents; otherwise the item's own. */
  begun?: TaxonomyEntry | undefined;
  busy: boolean;
  /** Called at every change with the current contents. */
  onEdit: (entry: TaxonomyEntry) => void;
  onSave: (entry: TaxonomyEntry) => void;
  onCancel: () => void;
}

const slug = { pattern: slugShape };
const hexColor = { pattern: colorShape };

export function TaxonomyForm(props: TaxonomyFormProps) {
  const { label, kind, item, begun, busy, onEdit, onSave, onCancel } = props;
  const t = useMessages(adminMessages);
  const first = useRef<HTMLInputElement>(null);
  const [ownName, setOwnName] = useState(
    item !== undefined || (begun !== undefined && begun.name !== slugOf(begun.displayName)),
  );
  const [entry, setEntry] = useState<TaxonomyEntry>(
    begun ?? {
      displayName: item?.displayName ?? "",
      name: item?.name ?? "",
      color: item?.color ?? (kind === "tag" ? firstColor : ""),
    },
  );

  const write = (change: Partial<TaxonomyEntry>) => {
    const written = { ...entry, ...change };
    setEntry(written);
    onEdit(written);
  };

  useEffect(() => first.current?.focus(), []);

  return (
    <Form
      aria-label={label}
      css={styles.form}
      busy={busy}
      onSubmit={() => {
        onSave({
          displayName: entry.displayName.trim(),
          name: entry.name.trim(),
          color: entry.color.trim(),
        });
      }}
    >
      <TextField
        ref={first}
        label={t("taxonomy.displayName")}
        required
        dir="auto"
        maxLength={kind === "category" ? categoryNameLength : tagNameLength}
        value={entry.displayName}
        onChange={(event) => {
          const displayName = event.currentTarget.value;
          // The slug follows the name until it is edited itself.
          const name = ownName || kind === "tag" ? entry.name : slugOf(displayName);
          write({ displayName, name });
        }}
      >
        <FieldError match="valueMissing">{t("taxonomy.displayNameRequired")}</FieldError>
      </TextField>
      {kind === "category" ? (
        <TextField
          label={t("taxonomy.name")}
          hint={t("taxonomy.nameHint")}
          required
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={categoryNameLength}
          value={entry.name}
          rules={slug}
          onChange={(event) => {
            setOwnName(true);
            write({ name: event.currentTarget.value });
          }}
        >
          <FieldError match="valueMissing">{t("taxonomy.nameRequired")}</FieldError>
          <FieldError match="patternMismatch">{t("taxonomy.nameLetters")}</FieldError>
        </TextField>
      ) : (
        <TextField
          label={t("taxonomy.color")}
          hint={t("taxonomy.colorHint")}
          required
          dir="ltr"
          spellCheck={false}
          value={entry.color}
          rules={hexColor}
          prefix={
            <input
              css={styles.well}
              type="color"
              aria-label={t("taxonomy.colorPicker")}
              value={colorShape.test(entry.color) ? entry.color : firstColor}
              onChange={(event) => write({ color: event.currentTarget.value })}
            />
          }
          onChange={(event) => write({ color: event.currentTarget.value })}
        >
          <FieldError>{t("taxonomy.colorShape")}</FieldError>
        </TextField>
      )}
      <div css={styles.formActs}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {t("taxonomy.cancel")}
        </Button>
        <Button variant="primary" size="small" type="submit" loading={busy}>
          {t(busy ? "taxonomy.saving" : "taxonomy.save")}
        </Button>
      </div>
    </Form>
  );
}
