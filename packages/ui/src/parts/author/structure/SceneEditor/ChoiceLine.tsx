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
import type { PickerOption } from "../../../../primitives/fields/Picker/match-options.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { ChoiceRules } from "../../state/ChoiceRules/ChoiceRules.tsx";
import { freshName, nameFrom } from "../scene-name.ts";
import type { GraphChoice } from "@katha/storygraph";
import type { StructureFinding } from "../structure.ts";
import type { EditedChoices } from "./edited-scene.ts";
import * as styles from "./styles.ts";

interface ChoiceLineProps extends EditedChoices {
  id: string;
  choice: GraphChoice;
  /** The index of the choice, from 0. */
  at: number;
  options: readonly PickerOption[];
  onAddAfter: () => void;
  /** The line of this index is focused once it is rendered. */
  onFocusNext: (to: number) => void;
}

const isOfTarget = ({ code }: StructureFinding) => code === "broken_link";

/** One choice: its text, its target, and its rules: when it is offered and what it does. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { id, choice, at, options, onAddAfter, onFocusNext } = props;
  const { name, node, graph, desk, findings, onOperation, onOpenScene } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const tRules = useMessages(qualitiesMessages);
  const { text, target } = choice;
  const which = { node: name, choice: at };
  const last = node.choices.length - 1;
  const isThere = Object.hasOwn(graph.nodes, target);
  const place = number(at + 1);
  const ofChoice = findings.filter((found) => found.choice === at && found.severity === "error");
  const link = (to: string) => ({ kind: "link_choice", ...which, target: to }) as const;
  const move = (to: number) => {
    onFocusNext(to);
    onOperation({ kind: "move_choice", ...which, to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === "Enter") onAddAfter();
    else if (event.altKey && event.key === "ArrowUp" && at > 0) move(at - 1);
    else if (event.altKey && event.key === "ArrowDown" && at < last) move(at + 1);
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
        error={ofChoice.find((found) => !isOfTarget(found))?.message}
        dir="auto"
        autoComplete="off"
        onChange={(event) =>
          onOperation({ kind: "set_choice_text", ...which, text: event.currentTarget.value })
        }
        onKeyDown={onKeyDown}
      />
      <Picker
        label={t("choice.target", { place })}
        hideLabel
        placeholder={t("choice.nowhere")}
        options={options}
        value={target === "" ? null : target}
        error={ofChoice.find(isOfTarget)?.message}
        onValueChange={(picked) => onOperation(link(picked ?? ""))}
        create={{
          suggestedName:
            target !== "" && !isThere
              ? target
              : freshName(graph, nameFrom(text) || t("scene.nameForNew")),
          label: (made) => t("choice.newScene", { node: made }),
          onCreate: (made) =>
            onOperation({
              kind: "together",
              operations: [{ kind: "add_node", name: made }, link(made)],
            }),
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
        <ChoiceMenu
          {...{ place, at, last, onAddAfter }}
          onMove={move}
          onDelete={() => {
            onFocusNext(at);
            onOperation({ kind: "delete_choice", ...which });
          }}
        />
      </span>
      {desk && (
        <div css={styles.rules}>
          <ChoiceRules
            node={name}
            choice={choice}
            at={at}
            label={tRules("choice.rules", { place })}
            graph={graph}
            desk={desk}
            onOperation={onOperation}
          />
        </div>
      )}
    </li>
  );
}

interface ChoiceMenuProps extends Pick<ChoiceLineProps, "at" | "onAddAfter"> {
  /** Which choice it is, as the author counts. */
  place: string;
  /** The index of the last choice. */
  last: number;
  onMove: (to: number) => void;
  onDelete: () => void;
}

function ChoiceMenu({ place, at, last, onAddAfter, onMove, onDelete }: ChoiceMenuProps) {
  const t = useMessages(structureMessages);
  return (
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
        { label: t("choice.up"), icon: UpIcon, disabled: at === 0, onSelect: () => onMove(at - 1) },
        {
          label: t("choice.down"),
          icon: DownIcon,
          disabled: at === last,
          onSelect: () => onMove(at + 1),
        },
        { label: t("choice.addAfter"), icon: AddIcon, onSelect: onAddAfter },
        "divider",
        { label: t("choice.delete"), icon: RemoveIcon, danger: true, onSelect: onDelete },
      ]}
    />
  );
}
