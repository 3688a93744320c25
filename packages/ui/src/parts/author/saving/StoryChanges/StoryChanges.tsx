import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { changesMessages } from "../../../../messages/authors/changes.ts";
import { optionName } from "../../story-form/option.ts";
import type { StoryField } from "@katha/storygraph";
import { SceneSide } from "./SceneSide.tsx";
import { otherOf, sides, Words } from "./Words.tsx";
import type { Side } from "./Words.tsx";
import type { SceneChange, StoryChangeList } from "./change-list.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface StoryChangesProps extends ElementProps<"div"> {
  /** What was added, removed and changed, each as it was and as it is. */
  changes: StoryChangeList;
  /** The story's language, in which its text is read out. */
  language: string;
}

const kinds = ["added", "removed", "changed"] as const;
type Kind = (typeof kinds)[number];
const tones = { added: "success", removed: "danger", changed: "warning" } as const;
const marks = { added: "changes.new", removed: "changes.gone", changed: "changes.other" } as const;

function kindOf({ was, is }: SceneChange): Kind {
  if (was === null) return "added";
  return is === null ? "removed" : "changed";
}

/** The changes between two versions of a story: a summary, and then word by word. */
export function StoryChanges({ changes, language, ...root }: StoryChangesProps) {
  const { number } = useFormats();
  const t = useMessages(changesMessages);
  const { scenes, fields, startMovedTo } = changes;
  const facts = [
    ["changes.endingsGained", changes.endingsGained],
    ["changes.endingsLost", changes.endingsLost],
    ["changes.opened", changes.opened],
    ["changes.closed", changes.closed],
  ] as const;
  if (scenes.length === 0 && fields.length === 0 && startMovedTo === null)
    return (
      <div css={styles.soft} {...root}>
        <p>{t("changes.none")}</p>
      </div>
    );
  return (
    <div css={styles.changes} {...root}>
      {scenes.length > 0 && (
        <p css={styles.counts}>
          {kinds.map((kind) => {
            const count = scenes.filter((scene) => kindOf(scene) === kind).length;
            if (count === 0) return null;
            return (
              <Badge key={kind} tone={tones[kind]}>
                {t(`changes.${kind}`, { count, amount: number(count) })}
              </Badge>
            );
          })}
        </p>
      )}
      {startMovedTo !== null && <p>{t("changes.start", { node: startMovedTo })}</p>}
      <dl css={styles.facts}>
        {facts.map(([words, names]) =>
          names.length === 0 ? null : (
            <div key={words}>
              <dt css={styles.soft}>{t(words)}</dt>
              <dd>
                <bdi>{names.join(", ")}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {fields.length > 0 && <Fields fields={fields} language={language} />}
      {scenes.length > 0 && <Scenes scenes={scenes} language={language} />}
    </div>
  );
}

/** The values of these fields are options, which have labels. */
const chosen: ReadonlySet<StoryField> = new Set(["contentRating", "difficultyLevel"]);

function Fields({ fields, language }: { fields: StoryChangeList["fields"]; language: string }) {
  const t = useMessages(changesMessages);
  const tAuthor = useMessages(authorMessages);
  const wordsOf = (field: StoryField, value: string | boolean): string => {
    if (typeof value === "boolean") return tAuthor(value ? "conflict.on" : "conflict.off");
    return chosen.has(field) ? optionName(tAuthor, value) : value;
  };
  return (
    <div css={styles.part}>
      {fields.map(({ field, was, is }) => {
        const both = { was: wordsOf(field, was), is: wordsOf(field, is) };
        return (
          <article key={field} css={styles.change} aria-label={tAuthor(`field.${field}`)}>
            <h3 css={styles.name}>{tAuthor(`field.${field}`)}</h3>
            <div css={styles.sides}>
              {sides.map((side) => (
                <BesideOther key={side} side={side}>
                  <p css={styles.text} lang={language} dir="auto">
                    <Words text={both[side]} against={both[otherOf[side]]} side={side} />
                    {both[side] === "" && t("changes.nothing")}
                  </p>
                </BesideOther>
              ))}
            </div>
          </article>
        );
      })}
    </div>
  );
}

const shownFirst = 8;

function Scenes({ scenes, language }: { scenes: readonly SceneChange[]; language: string }) {
  const { number } = useFormats();
  const t = useMessages(changesMessages);
  const [shown, setShown] = useState(shownFirst);
  const more = scenes.length - shown;
  return (
    <div css={styles.part}>
      {scenes.slice(0, shown).map((scene) => (
        <Scene key={scene.node} scene={scene} language={language} />
      ))}
      {more > 0 && (
        <Button variant="ghost" css={styles.more} onClick={() => setShown(shown + 40)}>
          {t("changes.more", { count: more, amount: number(more) })}
        </Button>
      )}
    </div>
  );
}

function Scene({ scene, language }: { scene: SceneChange; language: string }) {
  const t = useMessages(changesMessages);
  const heading = useId();
  const { node, was, is, notice } = scene;
  const kind = kindOf(scene);
  const both = { was, is };
  return (
    <article css={styles.change} aria-labelledby={heading}>
      <h3 id={heading} css={styles.name}>
        <bdi>{node}</bdi> <Badge tone={tones[kind]}>{t(marks[kind])}</Badge>
      </h3>
      {notice !== undefined && <p css={styles.notice}>{t(`notice.${notice}`)}</p>}
      <div css={styles.sides}>
        {sides.map((side) => {
          const own = both[side];
          if (own === null) return null;
          const other = both[otherOf[side]] ?? undefined;
          return (
            <BesideOther key={side} side={side}>
              <SceneSide node={node} scene={own} other={other} side={side} language={language} />
            </BesideOther>
          );
        })}
      </div>
    </article>
  );
}

function BesideOther({ side, children }: { side: Side; children: ReactNode }) {
  const t = useMessages(changesMessages);
  return (
    <div css={[styles.side, side === "is" && styles.now]}>
      <p css={styles.whose}>{t(side === "was" ? "changes.before" : "changes.now")}</p>
      {children}
    </div>
  );
}
