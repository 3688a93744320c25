import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { changesMessages } from "../../../../messages/authors/changes.ts";
import { structureMessages } from "../../../../messages/authors/structure.ts";
import { compared } from "./compared.ts";
import type { Stretch } from "./compared.ts";
import type { ChoiceText, SceneText } from "./change-list.ts";
import * as styles from "./styles.ts";

export const sides = ["was", "is"] as const;
export type Side = (typeof sides)[number];
export const otherOf = { was: "is", is: "was" } as const satisfies Record<Side, Side>;

const detailNames = {
  place: "detail.place",
  mood: "detail.mood",
  hour: "detail.hour",
  weather: "detail.weather",
  cast: "detail.cast",
  beats: "detail.beats",
  freedom: "detail.freedom",
  budget: "detail.budget",
  source: "detail.source",
  other_tellings: "detail.other_tellings",
} as const;

/** What players read of a choice after its own words. */
const choiceNotes = ["reason", "remembers", "later"] as const;

interface SceneSideProps {
  scene: SceneText;
  /** The other version; absent for a new scene. */
  other?: SceneText | undefined;
  side?: Side;
  /** Of the story. */
  language: string;
}

/** A scene: its text, its choices and its notes for the narrator. */
export function SceneSide({ scene, other, side = "is", language }: SceneSideProps) {
  const t = useMessages(changesMessages);
  const tAnswers = useMessages(answersMessages);
  const tStructure = useMessages(structureMessages);
  const nameOf = (field: string): string => {
    if (field === "ending") return t("changes.ending");
    if (field === "nudges") return tAnswers("scene.nudges");
    return field in detailNames
      ? tStructure(detailNames[field as keyof typeof detailNames])
      : field;
  };
  const details = Object.entries(scene.details).filter(
    ([field, value]) => other === undefined || other.details[field] !== value,
  );
  const mark = (text: string, against: string | undefined) => (
    <Words text={text} against={against} side={side} />
  );
  return (
    <div css={styles.scene}>
      <p css={styles.text} lang={language} dir="auto">
        {mark(scene.text, other?.text)}
      </p>
      {scene.choices.length === 0 ? (
        <p css={styles.soft}>{t("changes.noChoices")}</p>
      ) : (
        <ul css={styles.choices} aria-label={t("changes.choices")}>
          {scene.choices.map((choice, at) => {
            const line = (one: ChoiceText) =>
              t("changes.leads", { choice: one.text, node: one.target });
            const beside = other?.choices[at];
            return (
              <li key={`${String(at)} ${choice.target}`} dir="auto">
                {mark(line(choice), other && (beside ? line(beside) : ""))}
                {choiceNotes.map((field) => {
                  const value = choice[field] ?? "";
                  if (value === "") return null;
                  const name = field === "reason" ? t("changes.reason") : tAnswers(field);
                  return (
                    <p key={field} css={styles.soft}>
                      {t("changes.detail", { name, value: "" })}
                      {mark(value, other && (beside?.[field] ?? ""))}
                    </p>
                  );
                })}
              </li>
            );
          })}
        </ul>
      )}
      {details.map(([field, value]) => (
        <p key={field} css={styles.soft} dir="auto">
          {t("changes.detail", { name: nameOf(field), value })}
        </p>
      ))}
    </div>
  );
}

interface WordsProps {
  text: string;
  against: string | undefined;
  side: Side;
}

/** A text in which the words that the other has not are marked. */
export function Words({ text, against, side }: WordsProps) {
  if (against === undefined) return text;
  const both = side === "was" ? compared(text, against) : compared(against, text);
  let place = 0;
  return both[side].map((stretch: Stretch) => {
    const key = place;
    place += stretch.text.length;
    if (stretch.isShared) return <span key={key}>{stretch.text}</span>;
    return side === "was" ? (
      <del key={key} css={styles.gone}>
        {stretch.text}
      </del>
    ) : (
      <ins key={key} css={styles.fresh}>
        {stretch.text}
      </ins>
    );
  });
}
