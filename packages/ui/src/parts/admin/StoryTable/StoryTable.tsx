import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Chip } from "../../../primitives/marks/Chip/Chip.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { EditIcon, LookIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import {
  button,
  buttonVariants,
  buttonSizes,
  square,
} from "../../../primitives/actions/Button/styles.ts";
import { Switch } from "../../../primitives/fields/Switch/Switch.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn, TableSort } from "../../../primitives/content/Table/Table.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { useDeskAddresses } from "../../useDeskAddresses/useDeskAddresses.ts";
import { StatusPill } from "../../story/StatusPill/StatusPill.tsx";
import { StoryCounts } from "../../story/details/StoryCounts/StoryCounts.tsx";
import type { AdminStory, AdminStorySort } from "../admin-story.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

interface ColumnProps {
  /** The ids of the selected stories. */
  selected: readonly string[];
  /** Called with the ids of all that are now selected. */
  onSelectedChange: (ids: readonly string[]) => void;
  /** Features the story, or stops featuring it. */
  onFeaturedChange: (id: string, isFeatured: boolean) => void;
  /** Ids of the stories whose flag is being saved. */
  working?: readonly string[] | undefined;
}

/** Other props are passed to the element in which the table scrolls. */
export interface StoryTableProps extends ColumnProps, ElementProps<"section"> {
  /** One page of stories. */
  stories: readonly AdminStory[];
  /** The order of the stories. */
  sort: AdminStorySort;
  /** Called with the order of the header that was pressed. */
  onSortChange: (sort: AdminStorySort) => void;
}

const sortOf: Record<string, AdminStorySort> = { title: "title", stats: "plays" };
const shownSort: Partial<Record<AdminStorySort, TableSort>> = {
  title: { column: "title", direction: "ascending" },
  plays: { column: "stats", direction: "descending" },
};

/** All stories, one per row. */
export function StoryTable(props: StoryTableProps) {
  const {
    stories,
    sort,
    onSortChange,
    selected,
    onSelectedChange,
    onFeaturedChange,
    working,
    ...root
  } = props;
  const t = useMessages(adminMessages);
  const sorted = shownSort[sort];
  return (
    <Table
      caption={t("stories.title")}
      columns={useColumns({ selected, onSelectedChange, onFeaturedChange, working })}
      rows={stories}
      getRowId={({ id }) => id}
      empty={t("stories.empty")}
      narrowLayout="cardsSooner"
      {...(sorted && { sort: sorted })}
      onSortChange={({ column }) => onSortChange(sortOf[column] ?? "newest")}
      {...root}
    />
  );
}

function useColumns(props: ColumnProps): TableColumn<AdminStory>[] {
  const { selected, onSelectedChange, onFeaturedChange, working = [] } = props;
  const t = useMessages(adminMessages);
  const tStory = useMessages(storyMessages);
  const { story: storyAddress } = useAddresses();
  const { adminEditStory } = useDeskAddresses();
  const titleOf = ({ title }: AdminStory) => title.trim() || tStory("story.untitled");
  return [
    {
      id: "select",
      header: t("stories.columnSelect"),
      cell: (story) => (
        <span css={styles.select}>
          <Checkbox
            label={
              <VisuallyHidden>{t("stories.selectStory", { title: titleOf(story) })}</VisuallyHidden>
            }
            checked={selected.includes(story.id)}
            onChange={(event) =>
              onSelectedChange(
                event.currentTarget.checked
                  ? [...selected, story.id]
                  : selected.filter((id) => id !== story.id),
              )
            }
          />
        </span>
      ),
    },
    {
      id: "title",
      header: t("stories.columnTitle"),
      rowHeader: true,
      sortable: true,
      cell: (story) => (
        <span css={styles.words}>
          <span css={styles.title} lang={story.language} dir="auto">
            {titleOf(story)}
          </span>
          <span css={styles.tagline} lang={story.language} dir="auto">
            {story.tagline}
          </span>
          {story.status !== "published" && (
            <span>
              <StatusPill status={story.status} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: "author",
      header: t("stories.columnAuthor"),
      cell: ({ author }) => <bdi>{author.displayName || tStory("story.unknownAuthor")}</bdi>,
    },
    {
      id: "category",
      header: t("stories.columnCategory"),
      cell: ({ category }) => category?.displayName ?? "–",
    },
    {
      id: "tags",
      header: t("stories.columnTags"),
      cell: ({ tags }) =>
        tags.length === 0 ? (
          "–"
        ) : (
          <span css={styles.tags}>
            {tags.map((tag) => (
              <Chip key={tag.id} dot={tag.color}>
                <bdi>{tag.displayName}</bdi>
              </Chip>
            ))}
          </span>
        ),
    },
    {
      id: "premium",
      header: t("stories.columnPremium"),
      cell: ({ isPremium }) => (
        <Chip tone={isPremium ? "warning" : "muted"}>
          {t(isPremium ? "stories.premium" : "stories.free")}
        </Chip>
      ),
    },
    {
      id: "featured",
      header: t("stories.columnFeatured"),
      cell: (story) => (
        <span css={styles.featured}>
          <Switch
            hideLabel
            label={t("stories.featureStory", { title: titleOf(story) })}
            checked={story.isFeatured}
            aria-disabled={working.includes(story.id)}
            onChange={({ currentTarget: { checked } }) => {
              if (!working.includes(story.id)) onFeaturedChange(story.id, checked);
            }}
          />
          <span aria-hidden>
            {t(story.isFeatured ? "stories.featured" : "stories.notFeatured")}
          </span>
        </span>
      ),
    },
    {
      id: "stats",
      header: t("stories.columnStats"),
      sortable: true,
      cell: ({ stats }) => (
        <StoryCounts
          likes={stats.likesTotal}
          plays={stats.playsTotal}
          bookmarks={stats.bookmarksTotal}
        />
      ),
    },
    {
      id: "actions",
      header: t("stories.columnActions"),
      cell: (story) => (
        <span css={styles.actions}>
          {(
            [
              ["view", LookIcon, storyAddress],
              ["edit", EditIcon, adminEditStory],
            ] as const
          ).map(([act, icon, addressOf]) => {
            const name = t(`stories.${act}`, { title: titleOf(story) });
            return (
              <Anchor
                key={act}
                css={[button, buttonVariants.ghost, buttonSizes.small, square.small]}
                href={addressOf(story.id)}
                aria-label={name}
                title={name}
              >
                <Icon icon={icon} />
              </Anchor>
            );
          })}
        </span>
      ),
    },
  ];
}
