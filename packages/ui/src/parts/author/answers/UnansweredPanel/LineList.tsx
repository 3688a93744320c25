import type { UnansweredGroup } from "@katha/api/shapes";
import { useState } from "react";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { actsMessages } from "../../../../messages/authors/acts.ts";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import { actNamed } from "../ReactionForm/act-named.ts";
import { beginningOf } from "../../beginning-of.ts";
import { LineActs } from "../LineActs/LineActs.tsx";
import type { LineChoice, WordingPart } from "../LineActs/line-acts.ts";
import { moveFocusFrom } from "../from-players/move-focus.ts";
import * as panel from "../from-players/styles.ts";
import * as styles from "./styles.ts";

interface LineListProps {
  lines: readonly UnansweredGroup[];
  label: string;
  /**
   * Whether the story still has this scene; without it scenes are not named, as all lines are of
   * one scene.
   */
  hasScene?: ((scene: string) => boolean) | undefined;
  /** Starts an answer; without it no answer is offered. */
  onAnswer?: ((line: UnansweredGroup) => void) | undefined;
  onDismiss: (id: string) => void;
  /** The choices of a scene; without them nothing can be said of choices. */
  choicesOf?: ((scene: string) => readonly LineChoice[]) | undefined;
  /** Adds a line to a choice's wordings, or to what it is never taken for. */
  onWording?: ((line: UnansweredGroup, choice: LineChoice, part: WordingPart) => void) | undefined;
}

const shownFirst = 20;
const noChoices: readonly LineChoice[] = [];

/** Typed lines with their number and scene, each to be answered or dismissed. */
export function LineList(props: LineListProps) {
  const { lines, label, hasScene, onAnswer, onDismiss, choicesOf, onWording } = props;
  const { day, number } = useFormats();
  const t = useMessages(unansweredMessages);
  const tActs = useMessages(actsMessages);
  const [shown, setShown] = useState(shownFirst);
  const left = lines.length - shown;
  const heardAs = ({ act, about }: UnansweredGroup) => {
    const known = act === null ? undefined : actNamed(act);
    return [known === undefined ? act : tActs(`act.${known}`), about].filter(Boolean).join(", ");
  };
  return (
    <>
      <ul css={styles.lines} aria-label={label}>
        {lines.slice(0, shown).map((line) => {
          const { id, text, count, scene, lastDay } = line;
          const isThere = hasScene?.(scene) ?? true;
          const name = beginningOf(text);
          const heard = heardAs(line);
          const choices = (onWording && isThere && choicesOf?.(scene)) || noChoices;
          return (
            <li key={id} css={styles.line}>
              <div css={styles.words}>
                <p css={styles.said} dir="auto">
                  {text}
                </p>
                <p css={panel.facts}>
                  <Badge tone={count > 1 ? "warning" : "muted"}>
                    {t("times", { count, amount: number(count) })}
                  </Badge>
                  <span>{t("last", { day: day(lastDay) })}</span>
                  {hasScene && <span>{t(isThere ? "at" : "gone", { scene })}</span>}
                  {heard !== "" && <bdi>{heard}</bdi>}
                  {line.declined && <span>{t("declined")}</span>}
                </p>
              </div>
              <LineActs
                line={text}
                means={choices}
                mustNot={choices}
                onWording={(choice, part) => onWording?.(line, choice, part)}
                onAnswer={onAnswer && isThere ? () => onAnswer(line) : undefined}
              >
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`${t("dismiss")}: ${name}`}
                  onClick={(event) => {
                    moveFocusFrom(event.currentTarget);
                    onDismiss(id);
                  }}
                >
                  {t("dismiss")}
                </Button>
              </LineActs>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <Button variant="ghost" size="small" onClick={() => setShown(shown + 40)}>
          {t("more", { count: left, amount: number(left) })}
        </Button>
      )}
    </>
  );
}
