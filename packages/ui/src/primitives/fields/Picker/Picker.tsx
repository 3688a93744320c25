import { Combobox as Base } from "@base-ui/react/combobox";
import { useMemo, useState } from "react";
import type { Ref } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { FindingBox } from "../Combobox/FindingBox.tsx";
import { heldPress } from "../Combobox/long-press.ts";
import { none } from "../Combobox/styles.ts";
import { Field } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import type { FieldWords } from "../Field/useField.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { AddIcon, CheckIcon } from "../../marks/Icon/icons.ts";
import * as shared from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { foundIn } from "./found.ts";
import type { PickerOption } from "./found.ts";
import * as styles from "./styles.ts";

export interface PickerProps extends FieldWords {
  options: readonly PickerOption[];
  /** One that is not among the options is shown as it is. */
  value: string | null;
  /** Null when what was chosen is taken back. */
  onPick: (value: string | null) => void;
  /** What can be made where it is not there yet: how its line reads, and what it does. */
  making?: {
    /** Its name while nothing is written. */
    suggested: string;
    label: (name: string) => string;
    onMake: (name: string) => void;
  };
  placeholder?: string;
  /** How many are shown at once; writing on finds the others. */
  limit?: number;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

interface Line extends PickerOption {
  isNew?: boolean;
}

/** One of very many, found by a part of its name; one that is not there yet can be made. */
export function Picker(props: PickerProps) {
  const { label, hint, error, required, optional, quietLabel, options, value, onPick } = props;
  const { making, placeholder, limit = 50, id, ref } = props;
  const t = useMessages(commonMessages);
  const words = { label, hint, error, required, optional, quietLabel };
  const { ids, tied } = useField(words, id);
  const [written, setWritten] = useState("");
  const chosen: Line | null =
    options.find((option) => option.value === value) ?? (value ? { value, label: value } : null);

  const { named, noted } = useMemo(
    () => foundIn(options, written, limit),
    [options, written, limit],
  );
  const name = written.trim() || making?.suggested;
  const isThere = name !== undefined && options.some((option) => option.label === name);
  const made: readonly Line[] =
    making && name && !isThere ? [{ value: "", label: name, isNew: true }] : [];
  // Before anything is written it comes first, where a thumb reaches it; then what is called so does.
  const lines: readonly Line[] =
    written.trim() === "" ? [...made, ...named] : [...named, ...made, ...noted];

  return (
    <ReadingDirection>
      <Field {...words} ids={ids}>
        <Base.Root
          items={lines}
          filteredItems={lines}
          value={chosen}
          isItemEqualToValue={(line: Line, other: Line) =>
            line.value === other.value && line.isNew === other.isNew
          }
          autoHighlight
          onInputValueChange={(text, { reason }) =>
            setWritten(reason === "input-change" ? text : "")
          }
          onValueChange={(line: Line | null) => {
            if (line?.isNew) making?.onMake(line.label);
            else onPick(line === null ? null : line.value);
          }}
        >
          <FindingBox
            label={label}
            ref={ref}
            placeholder={placeholder}
            autoComplete="off"
            dir="auto"
            {...tied}
          />
          <Base.Portal>
            <Base.Positioner css={shared.positioner} sideOffset={6} collisionPadding={8}>
              <Base.Popup css={[shared.popup, shared.list, styles.list]}>
                <Base.Empty css={none}>{t("choose.none")}</Base.Empty>
                <Base.List aria-label={label}>
                  {(line: Line) => (
                    <Base.Item
                      key={line.isNew ? "new" : `is ${line.value}`}
                      css={shared.item}
                      value={line}
                      {...heldPress}
                    >
                      <span css={shared.itemMark}>
                        {line.isNew ? (
                          <Icon of={AddIcon} />
                        ) : (
                          <Base.ItemIndicator>
                            <Icon of={CheckIcon} />
                          </Base.ItemIndicator>
                        )}
                      </span>
                      <span css={[shared.itemWords, styles.words]}>
                        <span dir="auto">
                          {line.isNew ? making?.label(line.label) : line.label}
                        </span>
                        {line.note && (
                          <span css={[shared.itemNote, styles.note]} dir="auto">
                            {line.note}
                          </span>
                        )}
                      </span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </Field>
    </ReadingDirection>
  );
}
