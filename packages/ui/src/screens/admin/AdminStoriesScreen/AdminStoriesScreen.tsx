import { useDeskAddresses } from "../../../parts/useDeskAddresses/useDeskAddresses.ts";
import { useRef, useState } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { adminStatuses, adminStorySorts } from "../../../parts/admin/admin-story.ts";
import type {
  AdminStatus,
  AdminStory,
  AdminStorySort,
  BulkAction,
} from "../../../parts/admin/admin-story.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { StoryTable } from "../../../parts/admin/StoryTable/StoryTable.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { AddIcon, SearchIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { Pagination } from "../../../primitives/actions/Pagination/Pagination.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { twoStepMessages } from "../../../messages/players/two-step.ts";
import { statusMessages } from "../../../messages/players/status.ts";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import { searchTextLength } from "../../../tokens/constants.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { all, bulk, chosen } from "./styles.ts";

export interface StoryQuery {
  q: string;
  status: AdminStatus | "";
  sort: AdminStorySort;
  page: number;
}

/** Other props are passed to the page's frame. */
export interface AdminStoriesScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry"> {
  /** One page of stories: the last that was loaded; absent while the first loads. */
  stories?: readonly AdminStory[] | undefined;
  /** How many stories match the query. */
  totalStories?: number;
  /**
   * The number of pages.
   * @default 1
   */
  totalPages?: number;
  /** The search, its filters and the sort order. */
  query: StoryQuery;
  /** Called with the whole query when any part of it changes. */
  onQueryChange: (query: StoryQuery) => void;
  /** Features a story, or stops featuring it. */
  onFeaturedChange: (id: string, isFeatured: boolean) => void;
  /**
   * Ids of the stories whose flag is being saved.
   * @default []
   */
  working?: readonly string[];
  /** Called with an action for all selected stories; archiving has been confirmed by then. */
  onBulk: (act: BulkAction, ids: readonly string[]) => void;
  /**
   * A bulk action is in progress.
   * @default false
   */
  bulkBusy?: boolean;
  /** A model that was found on the server's machine, while no storyteller is bound. */
  offer?: { runtime: string; model: string } | undefined;
  /**
   * The administrator signs in with a password alone: a second step is recommended.
   * @default false
   */
  recommendsSecondStep?: boolean;
}

const sortWords = {
  newest: "stories.newest",
  oldest: "stories.oldest",
  title: "stories.byTitle",
  plays: "stories.byPlays",
  likes: "stories.byLikes",
} as const;

/** Lists all stories, to search, select and change them. */
export function AdminStoriesScreen(props: AdminStoriesScreenProps) {
  const {
    stories,
    totalStories,
    totalPages = 1,
    query,
    onQueryChange,
    onFeaturedChange,
    working = [],
    onBulk,
    bulkBusy = false,
    offer,
    recommendsSecondStep = false,
    ...frame
  } = props;
  const tStatus = useMessages(statusMessages);
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const { settings } = useAddresses();
  const { adminModels, adminNewStory } = useDeskAddresses();
  const tTwoStep = useMessages(twoStepMessages);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [asks, setAsks] = useState(false);
  // An action may remove its own button; the focus then moves to a control that remains.
  const bar = useRef<HTMLDivElement>(null);
  const everything = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLElement>(null);
  const kept = useNextFocus(bar, { otherwise: () => everything.current ?? table.current });
  const ids = (stories ?? []).map(({ id }) => id);
  // Only visible stories stay selected.
  const selected = marked.filter((id) => ids.includes(id));
  const { archived = [], others = [] } = Object.groupBy(selected, (id) =>
    stories?.find((story) => story.id === id)?.status === "archived" ? "archived" : "others",
  );
  const narrow = (change: Partial<StoryQuery>) => onQueryChange({ ...query, page: 1, ...change });

  return (
    <AdminPage
      title={t("stories.title")}
      count={
        totalStories === undefined
          ? undefined
          : t("stories.count", { count: totalStories, amount: number(totalStories) })
      }
      actions={
        <ButtonLink variant="primary" size="small" icon={AddIcon} href={adminNewStory}>
          {t("stories.add")}
        </ButtonLink>
      }
      tools={
        <>
          <TextField
            label={t("list.search")}
            type="search"
            maxLength={searchTextLength}
            value={query.q}
            placeholder={t("stories.search")}
            prefix={<Icon icon={SearchIcon} size="small" />}
            onChange={(event) => narrow({ q: event.currentTarget.value })}
          />
          <Select
            label={t("stories.status")}
            value={query.status}
            options={[
              { value: "", label: t("stories.anyStatus") },
              ...adminStatuses.map((value) => ({ value, label: tStatus(`status.${value}`) })),
            ]}
            onValueChange={(status) =>
              narrow({ status: adminStatuses.find((each) => each === status) ?? "" })
            }
          />
          <Select
            label={t("stories.sort")}
            value={query.sort}
            options={adminStorySorts.map((value) => ({ value, label: t(sortWords[value]) }))}
            onValueChange={(sort) => narrow({ sort })}
          />
        </>
      }
      {...frame}
    >
      {recommendsSecondStep && (
        <SmallText>
          {tTwoStep("admin.recommended")}{" "}
          <Link href={settings}>{tTwoStep("admin.recommendedLink")}</Link>
        </SmallText>
      )}
      {offer && (
        <SmallText>
          {t("models.offer", { runtime: offer.runtime, model: offer.model })}{" "}
          <Link href={adminModels}>{t("models.offerLink")}</Link>
        </SmallText>
      )}
      {stories !== undefined && stories.length > 0 && (
        <div ref={bar} css={bulk} onFocus={kept.onFocus}>
          <span css={all}>
            <Checkbox
              ref={everything}
              label={t("stories.selectAll")}
              checked={selected.length === ids.length}
              indeterminate={selected.length > 0 && selected.length < ids.length}
              onChange={(event) => setMarked(event.currentTarget.checked ? ids : [])}
            />
          </span>
          {selected.length > 0 && (
            <>
              <output css={chosen}>
                {t("stories.selected", {
                  count: selected.length,
                  amount: number(selected.length),
                })}
              </output>
              <Button size="small" loading={bulkBusy} onClick={() => onBulk("feature", selected)}>
                {t(bulkBusy ? "stories.bulkBusy" : "stories.bulkFeature")}
              </Button>
              <Button
                size="small"
                aria-disabled={bulkBusy}
                onClick={() => onBulk("unfeature", selected)}
              >
                {t("stories.bulkUnfeature")}
              </Button>
              {others.length > 0 && (
                <Button size="small" aria-disabled={bulkBusy} onClick={() => setAsks(true)}>
                  {t("stories.bulkArchive")}
                </Button>
              )}
              {archived.length > 0 && (
                <Button
                  size="small"
                  aria-disabled={bulkBusy}
                  onClick={() => onBulk("restore", archived)}
                >
                  {t("stories.bulkRestore")}
                </Button>
              )}
              <Button size="small" variant="ghost" onClick={() => setMarked([])}>
                {t("stories.bulkClear")}
              </Button>
            </>
          )}
        </div>
      )}
      {stories === undefined && frame.failure === undefined && <RowSkeletons />}
      {stories !== undefined && (
        <StoryTable
          ref={table}
          stories={stories}
          selected={selected}
          onSelectedChange={setMarked}
          onFeaturedChange={onFeaturedChange}
          working={working}
          sort={query.sort}
          onSortChange={(sort) => narrow({ sort })}
        />
      )}
      <Pagination
        page={query.page}
        pageCount={totalPages}
        onPageChange={(page) => onQueryChange({ ...query, page })}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        finalFocus={kept.finalFocus}
        title={t("stories.archiveTitle", {
          count: others.length,
          amount: number(others.length),
        })}
        description={t("stories.archiveNote")}
        cancel={t("stories.keep")}
        confirm={t("stories.bulkArchive")}
        onConfirm={() => onBulk("archive", others)}
      />
    </AdminPage>
  );
}
