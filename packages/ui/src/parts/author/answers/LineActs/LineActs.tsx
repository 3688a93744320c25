import { useState, type ReactNode } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { typedLineMessages } from "../../../../messages/authors/typed-lines.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Menu } from "../../../../primitives/overlays/Menu/Menu.tsx";
import { beginningOf } from "../../beginning-of.ts";
import * as panel from "../from-players/styles.ts";
import * as styles from "./styles.ts";
import type { LineChoice, WordingPart } from "./line-acts.ts";

export interface LineActsProps extends ElementProps<"div"> {
  /** The line, which each button also names. */
  line: string;
  /** The choices that it may mean; a single one is one press. */
  means: readonly LineChoice[];
  /** The choices that it must not be taken for; a single one is one press. */
  mustNot: readonly LineChoice[];
  /** Adds the line to the choice. */
  onWording: (choice: LineChoice, part: WordingPart) => void;
  /** More presses, after these. */
  children?: ReactNode;
  /** Starts an answer to the line; without it no answer is offered. */
  onAnswer?: (() => void) | undefined;
}

/** The three presses beside a typed line: it means a choice, it is answered, it must not be a choice. */
export function LineActs(props: LineActsProps) {
  const { line, means, mustNot, onWording, onAnswer, children, ...root } = props;
  const t = useMessages(typedLineMessages);
  const name = beginningOf(line);
  const [said, setSaid] = useState<{ choice: LineChoice; part: WordingPart }>();
  const say = (choice: LineChoice, part: WordingPart) => {
    setSaid({ choice, part });
    onWording(choice, part);
  };
  const press = (choices: readonly LineChoice[], part: WordingPart) => {
    const [only, ...others] = choices;
    if (only === undefined) return null;
    const [one, several] =
      part === "aliases" ? (["means", "meansOne"] as const) : (["mustNot", "mustNotOne"] as const);
    if (others.length === 0) {
      const label = t(one, { choice: beginningOf(only.text) });
      return (
        <Button size="small" aria-label={`${label}: ${name}`} onClick={() => say(only, part)}>
          {label}
        </Button>
      );
    }
    return (
      <Menu
        items={choices.map((choice) => ({
          label: choice.text,
          onSelect: () => say(choice, part),
        }))}
        trigger={
          <Button size="small" aria-label={`${t(several)}: ${name}`}>
            {t(several)}
          </Button>
        }
      />
    );
  };
  return (
    <div css={panel.acts} {...root}>
      {press(means, "aliases")}
      {onAnswer && (
        <Button size="small" aria-label={`${t("answer")}: ${name}`} onClick={onAnswer}>
          {t("answer")}
        </Button>
      )}
      {press(mustNot, "not_for")}
      {children}
      <output css={styles.said}>
        {said &&
          t(said.part === "aliases" ? "added" : "ruledOut", {
            choice: beginningOf(said.choice.text),
          })}
      </output>
    </div>
  );
}
