import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { changesMessages } from "../../../../messages/authors/changes.ts";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { differing, paired } from "./paired.ts";
import { Words } from "./Words.tsx";
import type { Side } from "./Words.tsx";
import type { ChoiceText, SceneText } from "./change-list.ts";
import type { RuleSentence } from "./paired.ts";
import { useChoiceRuleWords } from "../../state/rule-words/useChoiceRuleWords.ts";
import { useSceneRuleWords } from "../../state/rule-words/useSceneRuleWords.ts";
import * as styles from "./styles.ts";

const detailNames = {
  place: "detail.place",
  mood: "detail.mood",
  hour: "detail.hour",
  weather: "detail.weather",
  cast: "detail.cast",
  away: "detail.away",
  beats: "detail.beats",
  freedom: "detail.freedom",
  budget: "detail.budget",
  source: "detail.source",
  other_tellings: "detail.other_tellings",
  closer_look: "scene.closerLook",
} as const;

/** What players read of a choice after its text. */
const choiceNotes = ["reason", "remembers", "later"] as const;

interface SceneSideProps {
  /** The id of the scene. */
  node: string;
  scene: SceneText;
  /** The other version; absent for a new scene. */
  other?: SceneText | undefined;
  side?: Side;
  /** The story's language. */
  language: string;
}

/** A scene: its text, its choices, its rules and its notes for the narrator. */
export function SceneSide({ node, scene, other, side = "is", language }: SceneSideProps) {
  const t = useMessages(changesMessages);
  const tAnswers = useMessages(answersMessages);
  const tStructure = useMessages(structureMessages);
  const { ofScene, ofChoice } = useRules();
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
  const rulesBeside = other && ofScene(node, other);
  const mark = (text: string, against: string | undefined) => (
    <Words text={text} against={against} side={side} />
  );
  return (
    <div css={styles.scene}>
      <p css={styles.text} lang={language} dir="auto">
        {mark(scene.text, other?.text)}
      </p>
      {scene.choices.length === 0 && !scene.rules?.hub && (
        <p css={styles.soft}>{t("changes.noChoices")}</p>
      )}
      {scene.choices.length > 0 && (
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
                <RuleSentences
                  rules={ofChoice(choice, scene.desk)}
                  beside={other && ofChoice(beside, other.desk)}
                  side={side}
                />
              </li>
            );
          })}
        </ul>
      )}
      <RuleSentences
        rules={differing(ofScene(node, scene), rulesBeside)}
        beside={rulesBeside}
        side={side}
      />
      {details.map(([field, value]) => (
        <p key={field} css={styles.soft} dir="auto">
          {t("changes.detail", { name: nameOf(field), value })}
        </p>
      ))}
    </div>
  );
}

interface RuleSentencesProps {
  rules: readonly RuleSentence[];
  /** All sentences of the other version; undefined if nothing is compared. */
  beside: readonly RuleSentence[] | undefined;
  side: Side;
}

/** The rules of a scene or a choice. */
function RuleSentences({ rules, beside, side }: RuleSentencesProps) {
  if (rules.length === 0) return null;
  return (
    <ul css={styles.rules}>
      {paired(rules, beside).map(({ sentence, against }, at) => (
        <li key={`${String(at)} ${sentence}`} dir="auto">
          <Words text={sentence} against={against} side={side} />
        </li>
      ))}
    </ul>
  );
}

const sceneRules = ["effects", "shown_if", "instead", "hub", "storylet"] as const;
const choiceRules = ["when", "effects", "check"] as const;

function sentencesOf<Rule extends string>(
  said: Readonly<Record<Rule, readonly string[]>>,
  fields: readonly Rule[],
): readonly RuleSentence[] {
  return fields.flatMap((field) => said[field].map((sentence) => ({ field, sentence })));
}

/** The rules of scenes and choices in words; what else their fields contain is shown separately. */
function useRules() {
  const [sayScene, sayChoice] = [useSceneRuleWords(), useChoiceRuleWords()];
  return {
    ofScene: (node: string, { rules, desk }: SceneText): readonly RuleSentence[] =>
      rules && desk ? sentencesOf(sayScene(node, rules, desk), sceneRules) : [],
    ofChoice: (choice: ChoiceText | undefined, desk: SceneText["desk"]): readonly RuleSentence[] =>
      choice?.rules && desk ? sentencesOf(sayChoice(choice.rules, desk), choiceRules) : [],
  };
}
