import { useId } from "react";
import { Button } from "../../../primitives/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/Callout/Callout.tsx";
import { ArchiveIcon, EditIcon, LookIcon, RestoreIcon } from "../../../primitives/Icon/icons.ts";
import { Picture } from "../../../primitives/Picture/Picture.tsx";
import { authorWords } from "../../../words/author/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import { StoryCounts } from "../../story/StoryCounts/StoryCounts.tsx";
import { Findings } from "../Findings/Findings.tsx";
import type { OwnAct, OwnStory, Refusal } from "../ownStory.ts";
import * as styles from "./styles.ts";

export interface OwnStoryCardProps {
  story: OwnStory;
  /** What is under way with it. */
  working?: OwnAct | undefined;
  refusal?: Refusal | undefined;
  onAct: (act: OwnAct, id: string) => void;
}

const busyWord = {
  publish: "mine.publishing",
  archive: "mine.archiving",
  restore: "mine.restoring",
} as const;
const fullWord = {
  publish: "mine.publishStory",
  archive: "mine.archiveStory",
  restore: "mine.restoreStory",
} as const;
const actIcon = { archive: ArchiveIcon, restore: RestoreIcon } as const;

const actsOf: Record<OwnStory["status"], readonly OwnAct[]> = {
  draft: ["publish", "archive"],
  in_review: ["archive"],
  published: ["archive"],
  archived: ["restore"],
};

/** A story on its author's desk, with what can be done about it. */
export function OwnStoryCard({ story, working, refusal, onAct }: OwnStoryCardProps) {
  const { say, date } = useLanguage();
  const own = useWords(authorWords);
  const heading = useId();
  const title = story.title.trim() || say("story.untitled");
  const text = { lang: story.language, dir: "auto" } as const;
  return (
    <article css={styles.card} aria-labelledby={heading}>
      <div css={styles.picture}>
        <Picture source={story.cover} seed={story.id} sizes="240px" />
      </div>
      <div css={styles.words}>
        <h3 id={heading} css={styles.title} {...text}>
          {title}
        </h3>
        {story.line && (
          <p css={styles.line} {...text}>
            {story.line}
          </p>
        )}
        <div css={styles.facts}>
          <span>{own("mine.changed", { date: date(story.changedAt) })}</span>
          {story.status !== "draft" && (
            <StoryCounts likes={story.likes} plays={story.plays} bookmarks={story.bookmarks} />
          )}
        </div>
      </div>
      <div css={styles.acts}>
        <ButtonLink
          size="small"
          icon={EditIcon}
          href={story.links.edit}
          aria-label={own("mine.editStory", { title })}
        >
          {own("mine.edit")}
        </ButtonLink>
        <ButtonLink
          size="small"
          kind="ghost"
          icon={LookIcon}
          href={story.links.view}
          aria-label={own("mine.viewStory", { title })}
        >
          {own("mine.view")}
        </ButtonLink>
        {actsOf[story.status].map((act) => (
          <Button
            key={act}
            size="small"
            kind={act === "publish" ? "lamp" : "ghost"}
            {...(act !== "publish" && { icon: actIcon[act] })}
            busy={working === act}
            disabled={working !== undefined && working !== act}
            {...(working !== act && { "aria-label": own(fullWord[act], { title }) })}
            onClick={() => onAct(act, story.id)}
          >
            {own(working === act ? busyWord[act] : `mine.${act}`)}
          </Button>
        ))}
      </div>
      {(story.returned ?? refusal ?? (story.status === "in_review" || null)) && (
        <div css={styles.told}>
          {story.returned && (
            <Callout tone="haldi">
              <bdi>{own("mine.returned", { date: date(story.returned.at) })}</bdi>{" "}
              <bdi css={styles.reason}>{story.returned.reason}</bdi>
            </Callout>
          )}
          {story.status === "in_review" && <p css={styles.line}>{own("mine.waiting")}</p>}
          {refusal && (
            <>
              <Callout tone="madder">{refusal.message}</Callout>
              {refusal.findings && refusal.findings.length > 0 && (
                <Findings findings={refusal.findings} />
              )}
            </>
          )}
        </div>
      )}
    </article>
  );
}
