import type { KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import {
  AddIcon,
  DownIcon,
  MoreIcon,
  NextIcon,
  RemoveIcon,
  UpIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Menu } from "../../../../primitives/overlays/Menu/Menu.tsx";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import type { PickerOption } from "../../../../primitives/fields/Picker/match-options.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { GraphChoice } from "@katha/storygraph";
import * as styles from "./styles.ts";

export interface ChoiceActs {
  onTextChange: (text: string) => void;
  onLink: (target: string) => void;
  /** Creates a scene with that name and links to it. */
  onNewScene: (name: string) => void;
  onAddAfter: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
  onOpenScene: (node: string) => void;
}

interface ChoiceLineProps extends ChoiceActs {
  id: string;
  choice: GraphChoice;
  /** The index of the choice, from 0. */
  at: number;
  count: number;
  options: readonly PickerOption[];
  suggested: string;
  textFault?: string | undefined;
  targetFault?: string | undefined;
  /** The rules of the choice: when it is offered and what it does. */
  rules?: ReactNode;
}

/** One choice: its text and its target. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { id, choice, at, count, options, suggested, textFault, targetFault } = props;
  const { onTextChange, onLink, onNewScene, onAddAfter, onMove, onDelete, onOpenScene } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const { text, target } = choice;
  const isThere = options.some(({ value }) => value === target);
  const place = number(at + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === "Enter") onAddAfter();
    else if (event.altKey && event.key === "ArrowUp" && at > 0) onMove(at - 1);
    else if (event.altKey && event.key === "ArrowDown" && at < count - 1) onMove(at + 1);
    else return;
    event.preventDefault();
  };
  return (
    <li css={styles.choice}>
      <TextField
        id={id}
        label={t("choice.text", { place })}
        hideLabel
        placeholder={t("choice.placeholder")}
        value={text}
        error={textFault}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Picker
        label={t("choice.target", { place })}
        hideLabel
        placeholder={t("choice.nowhere")}
        options={options}
        value={target === "" ? null : target}
        error={targetFault}
        onValueChange={(picked) => onLink(picked ?? "")}
        create={{
          suggestedName: suggested,
          label: (name) => t("choice.newScene", { node: name }),
          onCreate: onNewScene,
        }}
      />
      <span css={styles.tools}>
        <IconButton
          icon={NextIcon}
          flipRtl
          variant="ghost"
          size="small"
          label={t("choice.go", { node: isThere ? target : "…" })}
          disabled={!isThere}
          onClick={() => onOpenScene(target)}
        />
        <Menu
          align="end"
          trigger={
            <IconButton
              icon={MoreIcon}
              variant="ghost"
              size="small"
              label={t("choice.more", { place })}
            />
          }
          items={[
            {
              label: t("choice.up"),
              icon: UpIcon,
              disabled: at === 0,
              onSelect: () => onMove(at - 1),
            },
            {
              label: t("choice.down"),
              icon: DownIcon,
              disabled: at === count - 1,
              onSelect: () => onMove(at + 1),
            },
            { label: t("choice.addAfter"), icon: AddIcon, onSelect: onAddAfter },
            "divider",
            { label: t("choice.delete"), icon: RemoveIcon, danger: true, onSelect: onDelete },
          ]}
        />
      </span>
      {props.rules && <div css={styles.rules}>{props.rules}</div>}
    </li>
  );
}
