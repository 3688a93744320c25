import { useState } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { answersMessages } from "../../../messages/authors/answers.ts";
import { changesMessages } from "../../../messages/authors/changes.ts";
import { useReactionCase } from "../../../parts/author/answers/ReactionForm/useReactionWords.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ReviewedAnswer, ReviewedStory } from "./reviewed-story.ts";
import * as styles from "./styles.ts";

const shownFirst = 8;
const shownMore = 40;

/** The full text of the answers to what players type; new and changed ones come first. */
export function ReviewedAnswers({ review }: { review: ReviewedStory }) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const tAnswers = useMessages(answersMessages);
  const tChanges = useMessages(changesMessages);
  const caseOf = useReactionCase(review);
  const [shown, setShown] = useState(shownFirst);
  const { answers, story } = review;
  const inOrder = [
    ...answers.filter(({ change }) => change !== null),
    ...answers.filter(({ change }) => change === null),
  ];
  const more = answers.length - shown;
  const own = { lang: story.language, dir: "auto" } as const;
  const wordsOf = ({ answer: { says, remembers = "", later = "" } }: ReviewedAnswer) => ({
    says: says.filter((line) => line.trim() !== ""),
    rest: [
      ["remembers", remembers],
      ["later", later],
    ] as const,
  });
  return (
    <div css={styles.answers}>
      {inOrder.slice(0, shown).map((one) => {
        const { says, rest } = wordsOf(one);
        const { answer, change } = one;
        return (
          <article key={one.id} css={styles.answer}>
            <h3 css={styles.label} dir="auto">
              {answer.command === ""
                ? t("review.typed", { what: caseOf(answer) })
                : t("review.command", { command: answer.command })}{" "}
              {change && (
                <Badge tone={change === "new" ? "success" : "warning"}>
                  {tChanges(`changes.${change}`)}
                </Badge>
              )}
            </h3>
            {says.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same text
              <p key={at} css={styles.said} {...own}>
                {line}
              </p>
            ))}
            {rest.map(([field, words]) =>
              words === "" ? null : (
                <p key={field} css={styles.label} {...own}>
                  {tChanges("changes.detail", { name: tAnswers(field), value: words })}
                </p>
              ),
            )}
          </article>
        );
      })}
      {more > 0 && (
        <Button
          variant="ghost"
          css={styles.moreAnswers}
          onClick={() => setShown(shown + shownMore)}
        >
          {t("review.moreAnswers", { count: more, amount: number(more) })}
        </Button>
      )}
    </div>
  );
}
