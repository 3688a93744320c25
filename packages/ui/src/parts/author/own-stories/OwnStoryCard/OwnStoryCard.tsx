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
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { useDeskAddresses } from "../../../useDeskAddresses/useDeskAddresses.ts";
import { AwaitedCoverNote } from "../../fields/CoverField/AwaitedCoverNote.tsx";
import { StoryCounts } from "../../../story/details/StoryCounts/StoryCounts.tsx";
import { Findings } from "../../structure/Findings/Findings.tsx";
import { canBeDeleted } from "../own-story.ts";
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
  const addresses = useAddresses();
  const { editStory } = useDeskAddresses();
  const { stats, correctionsWaiting: corrections = 0 } = story;
  const line = story.tagline || story.storyDescription;
  const edit = editStory(story.id);
  const isChangeWaiting = story.pendingChange?.isReturned === false;
  const acts = story.archivedByAdmin ? [] : (actsOf[story.status] ?? []);
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
        <Picture
          source={addresses.picture(story.coverImageUrl, story.imageAlt)}
          seed={story.id}
          sizes="240px"
        />
      </div>
      <div css={styles.words}>
        <h3 id={heading} css={styles.title} {...text}>
          {title}
        </h3>
        {line && (
          <p css={[styles.line, styles.across]} {...text}>
            {line}
          </p>
        )}
        <div css={styles.facts}>
          <span>{t("mine.changed", { date: date(story.updatedAt) })}</span>
          {story.status !== "draft" && (
            <StoryCounts
              likes={stats.likesTotal}
              plays={stats.playsTotal}
              bookmarks={stats.bookmarksTotal}
            />
          )}
        </div>
      </div>
      <div css={styles.acts}>
        <ButtonLink
          size="small"
          icon={EditIcon}
          href={edit}
          aria-label={t("mine.editStory", { title })}
        >
          {t("mine.edit")}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="ghost"
          icon={LookIcon}
          href={addresses.story(story.id)}
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
        story.coverAwaitedUntil ??
        (story.status === "in_review" ||
          isChangeWaiting ||
          story.archivedByAdmin ||
          corrections > 0)) && (
        <div css={styles.told}>
          {story.returned && (
            <Callout tone="warning">
              <bdi>{t("mine.returned", { date: date(story.returned.returnedAt) })}</bdi>{" "}
              <bdi css={styles.reason}>{story.returned.reason}</bdi>
            </Callout>
          )}
          {story.status === "in_review" && <p css={styles.line}>{t("mine.waiting")}</p>}
          {isChangeWaiting && <p css={styles.line}>{t("mine.changeWaiting")}</p>}
          {story.archivedByAdmin && <p css={styles.line}>{t("mine.archivedByAdmin")}</p>}
          {corrections > 0 && (
            <p css={styles.line}>
              {t("mine.corrections", { count: corrections, amount: number(corrections) })}{" "}
              <Link href={edit} aria-label={t("mine.toCorrectionsOf", { title })}>
                {t("mine.toCorrections")}
              </Link>
            </p>
          )}
          {story.coverAwaitedUntil && (
            <p css={styles.line}>
              <AwaitedCoverNote until={story.coverAwaitedUntil} />
            </p>
          )}
          {refusal && (
            <>
              <Callout tone={refusal.tone ?? "danger"}>
                {refusal.message} {refusal.note}
              </Callout>
              {refusal.findings && refusal.findings.length > 0 && (
                <Findings
                  findings={refusal.findings}
                  hrefOf={(node) => `${edit}?scene=${encodeURIComponent(node)}`}
                />
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
  const { storyNumbers } = useDeskAddresses();
  const [open, setOpen] = useState(false);
  const isTried = story.status === "draft" || story.status === "in_review";
  const entries: MenuItem[] = [
    { label: t("mine.numbers"), icon: NumbersIcon, href: storyNumbers(story.id) },
    ...(isTried
      ? [{ label: t("mine.share"), icon: LinkIcon, onSelect: () => onShare(story.id) }]
      : []),
    {
      label: t("mine.duplicate"),
      icon: CopyIcon,
      onSelect: () => onAct("duplicate", story.id),
    },
    ...(canBeDeleted(story)
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
