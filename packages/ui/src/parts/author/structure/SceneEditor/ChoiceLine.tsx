import type { KeyboardEvent } from "react";
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
import type { PickerOption } from "../../../../primitives/fields/Picker/found.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { structureWords } from "../../../../words/structure/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import type { StructureChoice } from "../structure.ts";
import * as styles from "./styles.ts";

export interface ChoiceActs {
  onText: (text: string) => void;
  onLink: (target: string) => void;
  /** Makes a scene of that name and leads there. */
  onNewScene: (name: string) => void;
  onAddAfter: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
  onGo: (node: string) => void;
}

interface ChoiceLineProps extends ChoiceActs {
  id: string;
  choice: StructureChoice;
  /** Counted from 0. */
  at: number;
  count: number;
  options: readonly PickerOption[];
  suggested: string;
  textFault?: string | undefined;
  targetFault?: string | undefined;
}

/** One choice in a line: what it says, and where it leads. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { id, choice, at, count, options, suggested, textFault, targetFault } = props;
  const { onText, onLink, onNewScene, onAddAfter, onMove, onDelete, onGo } = props;
  const { number } = useLanguage();
  const say = useWords(structureWords);
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
        label={say("choice.text", { place })}
        quietLabel
        placeholder={say("choice.placeholder")}
        value={text}
        error={textFault}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Picker
        label={say("choice.target", { place })}
        quietLabel
        placeholder={say("choice.nowhere")}
        options={options}
        value={target === "" ? null : target}
        error={targetFault}
        onPick={(picked) => onLink(picked ?? "")}
        making={{
          suggested,
          label: (name) => say("choice.newScene", { node: name }),
          onMake: onNewScene,
        }}
      />
      <span css={styles.tools}>
        <IconButton
          icon={NextIcon}
          flips
          kind="ghost"
          size="small"
          label={say("choice.go", { node: isThere ? target : "…" })}
          disabled={!isThere}
          onClick={() => onGo(target)}
        />
        <Menu
          align="end"
          trigger={
            <IconButton
              icon={MoreIcon}
              kind="ghost"
              size="small"
              label={say("choice.more", { place })}
            />
          }
          entries={[
            {
              label: say("choice.up"),
              icon: UpIcon,
              disabled: at === 0,
              onChoose: () => onMove(at - 1),
            },
            {
              label: say("choice.down"),
              icon: DownIcon,
              disabled: at === count - 1,
              onChoose: () => onMove(at + 1),
            },
            { label: say("choice.addAfter"), icon: AddIcon, onChoose: onAddAfter },
            "divider",
            { label: say("choice.delete"), icon: RemoveIcon, danger: true, onChoose: onDelete },
          ]}
        />
      </span>
    </li>
  );
}
