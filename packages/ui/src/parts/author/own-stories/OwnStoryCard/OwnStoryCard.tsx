import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import {
  ArchiveIcon,
  CopyIcon,
  EditIcon,
  LinkIcon,
  LookIcon,
  MoreIcon,
  NumbersIcon,
  RemoveIcon,
  RestoreIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Menu } from "../../../../primitives/overlays/Menu/Menu.tsx";
import type { MenuItem } from "../../../../primitives/overlays/Menu/Menu.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { AwaitedCoverNote } from "../../fields/CoverField/AwaitedCoverNote.tsx";
import { StoryCounts } from "../../../story/details/StoryCounts/StoryCounts.tsx";
import { Findings } from "../../structure/Findings/Findings.tsx";
import type { OwnStoryAction, OwnStory, Refusal } from "../own-story.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface OwnStoryCardProps extends ElementProps<"article"> {
  /** The story; its status decides which actions it has. */
  story: OwnStory;
  /** The action that is in progress. */
  working?: OwnStoryAction | undefined;
  /** Why the last action failed, with the review's findings. */
  refusal?: Refusal | undefined;
  /** Called with the action that was pressed and the id of the story. */
  onAct: (act: OwnStoryAction, id: string) => void;
  /** Creates a link with which others can try the draft. */
  onShare: (id: string) => void;
  /**
   * It has just been restored, so it takes the focus.
   * @default false
   */
  isBack?: boolean;
}

const busyWord = {
  publish: "mine.publishing",
  archive: "mine.archiving",
  restore: "mine.restoring",
  duplicate: "mine.duplicating",
  delete: "mine.deleting",
} as const satisfies Record<OwnStoryAction, string>;
const fullWord = {
  publish: "mine.publishStory",
  archive: "mine.archiveStory",
  restore: "mine.restoreStory",
} as const;
const actIcon = { archive: ArchiveIcon, restore: RestoreIcon } as const;

/** Actions with a button of their own; the others are in the menu. */
const actsOf: Record<OwnStory["status"], readonly (keyof typeof fullWord)[]> = {
  draft: ["publish", "archive"],
  in_review: ["archive"],
  published: ["archive"],
  archived: ["restore"],
};

/** One of the author's stories, with its actions. */
export function OwnStoryCard(props: OwnStoryCardProps) {
  const { story, working, refusal, onAct, onShare, isBack = false, ref, ...root } = props;
  const tStory = useMessages(storyMessages);
  const { date, number } = useFormats();
  const t = useMessages(authorMessages);
  const heading = useId();
  const { corrections = 0 } = story;
  const acts = story.isArchivedByAdmin ? [] : (actsOf[story.status] ?? []);
  const title = story.title.trim() || tStory("story.untitled");
  const text = { lang: story.language, dir: "auto" } as const;
  const card = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => card.current, []);
  useEffect(() => {
    if (isBack) card.current?.focus();
  }, [isBack]);
  return (
    <article
      ref={card}
      css={styles.card}
      aria-labelledby={heading}
      {...(isBack && { tabIndex: -1 })}
      {...root}
    >
      <div css={styles.picture}>
        <Picture source={story.cover} seed={story.id} sizes="240px" />
      </div>
      <div css={styles.words}>
        <h3 id={heading} css={styles.title} {...text}>
          {title}
        </h3>
        {story.line && (
          <p css={[styles.line, styles.across]} {...text}>
            {story.line}
          </p>
        )}
        <div css={styles.facts}>
          <span>{t("mine.changed", { date: date(story.changedAt) })}</span>
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
          aria-label={t("mine.editStory", { title })}
        >
          {t("mine.edit")}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="ghost"
          icon={LookIcon}
          href={story.links.view}
          aria-label={t("mine.viewStory", { title })}
        >
          {t("mine.view")}
        </ButtonLink>
        {acts.map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === "publish" ? "primary" : "ghost"}
            {...(act !== "publish" && { icon: actIcon[act] })}
            loading={working === act}
            disabled={working !== undefined && working !== act}
            {...(working !== act && { "aria-label": t(fullWord[act], { title }) })}
            onClick={() => onAct(act, story.id)}
          >
            {t(working === act ? busyWord[act] : `mine.${act}`)}
          </Button>
        ))}
        {(working === "duplicate" || working === "delete") && (
          <output css={styles.working}>
            <Spinner size="small" />
            {t(busyWord[working])}
          </output>
        )}
      </div>
      <div css={styles.more}>
        <More story={story} working={working} onAct={onAct} onShare={onShare} title={title} />
      </div>
      {(story.returned ??
        refusal ??
        story.awaitedCover ??
        (story.status === "in_review" ||
          story.isChangeWaiting ||
          story.isArchivedByAdmin ||
          corrections > 0)) && (
        <div css={styles.told}>
          {story.returned && (
            <Callout tone="warning">
              <bdi>{t("mine.returned", { date: date(story.returned.at) })}</bdi>{" "}
              <bdi css={styles.reason}>{story.returned.reason}</bdi>
            </Callout>
          )}
          {story.status === "in_review" && <p css={styles.line}>{t("mine.waiting")}</p>}
          {story.isChangeWaiting && <p css={styles.line}>{t("mine.changeWaiting")}</p>}
          {story.isArchivedByAdmin && <p css={styles.line}>{t("mine.archivedByAdmin")}</p>}
          {corrections > 0 && (
            <p css={styles.line}>
              {t("mine.corrections", { count: corrections, amount: number(corrections) })}{" "}
              <Link href={story.links.edit} aria-label={t("mine.toCorrectionsOf", { title })}>
                {t("mine.toCorrections")}
              </Link>
            </p>
          )}
          {story.awaitedCover && (
            <p css={styles.line}>
              <AwaitedCoverNote {...story.awaitedCover} />
            </p>
          )}
          {refusal && (
            <>
              <Callout tone={refusal.tone ?? "danger"}>
                {refusal.message} {refusal.note}
              </Callout>
              {refusal.findings && refusal.findings.length > 0 && (
                <Findings findings={refusal.findings} hrefOf={story.links.scene} />
              )}
            </>
          )}
        </div>
      )}
    </article>
  );
}

interface MoreProps extends Pick<OwnStoryCardProps, "story" | "working" | "onAct" | "onShare"> {
  title: string;
}

function More(props: MoreProps) {
  const { story, working, onAct, onShare, title } = props;
  const t = useMessages(authorMessages);
  const [open, setOpen] = useState(false);
  const isTried = story.status === "draft" || story.status === "in_review";
  const entries: MenuItem[] = [
    { label: t("mine.numbers"), icon: NumbersIcon, href: story.links.numbers },
    ...(isTried
      ? [{ label: t("mine.share"), icon: LinkIcon, onSelect: () => onShare(story.id) }]
      : []),
    {
      label: t("mine.duplicate"),
      icon: CopyIcon,
      onSelect: () => onAct("duplicate", story.id),
    },
    ...(story.isUnread
      ? [
          "divider" as const,
          {
            label: t("mine.delete"),
            icon: RemoveIcon,
            danger: true,
            onSelect: () => onAct("delete", story.id),
          },
        ]
      : []),
  ];
  return (
    <Menu
      align="end"
      items={entries}
      open={open && working === undefined}
      onOpenChange={(opens) => setOpen(opens && working === undefined)}
      trigger={
        // Not disabled during an action, as it would lose the focus.
        <IconButton
          size="small"
          variant="ghost"
          icon={MoreIcon}
          label={t("mine.more", { title })}
          aria-disabled={working !== undefined}
        />
      }
    />
  );
}
