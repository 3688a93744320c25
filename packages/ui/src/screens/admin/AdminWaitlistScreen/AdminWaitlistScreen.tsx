import type { WaitlistEntry } from "@katha/api/shapes";
import { useRef, useState } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { languageName } from "../../../messages/language-name.ts";
import { MoreButton, type MoreProps } from "../../../parts/admin/MoreButton.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { DownloadIcon, SearchIcon } from "../../../primitives/marks/Icon/icons.ts";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import { searchTextLength } from "../../../tokens/constants.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminWaitlistScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry">, MoreProps {
  /** The people on the list, newest first; absent while they load. */
  people?: readonly WaitlistEntry[] | undefined;
  /** How many people match the search. */
  total?: number | undefined;
  /** The search text. */
  query: string;
  /** Called when the search changes. */
  onQueryChange: (query: string) => void;
  /** Downloads the whole list. */
  onDownload: () => void;
  /**
   * The download is being prepared.
   * @default false
   */
  downloading?: boolean;
  /** Removes somebody from the list; called after it was confirmed. */
  onRemove: (id: string) => void;
  /** Ids of the people being removed. */
  working?: readonly string[] | undefined;
}

/** The waitlist for premium. */
export function AdminWaitlistScreen(props: AdminWaitlistScreenProps) {
  const {
    people,
    total,
    query,
    onQueryChange,
    onDownload,
    downloading = false,
    onRemove,
    working,
    onMore,
    loadingMore,
    ...page
  } = props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const [asking, setAsking] = useState<WaitlistEntry | null>(null);
  const columns = useColumns(setAsking, working);
  const table = useRef<HTMLElement>(null);
  const { onFocus, finalFocus } = useNextFocus(table);
  return (
    <AdminPage
      title={t("waitlist.title")}
      description={t("waitlist.note")}
      count={
        total === undefined
          ? undefined
          : t("waitlist.count", { count: total, amount: number(total) })
      }
      actions={
        <Button icon={DownloadIcon} loading={downloading} onClick={onDownload}>
          {t("waitlist.download")}
        </Button>
      }
      tools={
        <TextField
          label={t("list.search")}
          type="search"
          maxLength={searchTextLength}
          value={query}
          placeholder={t("users.search")}
          prefix={<Icon icon={SearchIcon} size="small" />}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
        />
      }
      {...page}
    >
      {people === undefined && page.failure === undefined && <RowSkeletons />}
      {people && (
        <Table
          ref={table}
          onFocus={onFocus}
          caption={t("waitlist.title")}
          columns={columns}
          rows={people}
          getRowId={({ id }) => id}
          empty={t(query.trim() === "" ? "waitlist.empty" : "waitlist.none")}
          narrowLayout="cardsSooner"
        />
      )}
      <MoreButton onMore={onMore} loadingMore={loadingMore} />
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        finalFocus={finalFocus}
        title={t("waitlist.askTitle", { name: asking?.name ?? "" })}
        description={t("waitlist.askNote")}
        cancel={t("waitlist.askCancel")}
        confirm={t("waitlist.askDo")}
        onConfirm={() => {
          if (asking) onRemove(asking.id);
        }}
      />
    </AdminPage>
  );
}

function useColumns(
  onAsk: (person: WaitlistEntry) => void,
  working: readonly string[] = [],
): TableColumn<WaitlistEntry>[] {
  const t = useMessages(adminMessages);
  const { date } = useFormats();
  return [
    {
      id: "name",
      header: t("waitlist.columnName"),
      rowHeader: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    { id: "email", header: t("waitlist.columnEmail"), cell: ({ email }) => email },
    {
      id: "language",
      header: t("waitlist.columnLanguage"),
      cell: ({ language }) => <bdi>{languageName(language)}</bdi>,
    },
    {
      id: "joined",
      header: t("waitlist.columnJoined"),
      cell: ({ joinedAt }) => date(joinedAt),
    },
    {
      id: "remove",
      header: t("waitlist.columnRemove"),
      align: "end",
      cell: (person) => (
        <Button
          size="small"
          loading={working.includes(person.id)}
          aria-label={t("waitlist.removeOf", { name: person.name })}
          onClick={() => onAsk(person)}
        >
          {t("waitlist.remove")}
        </Button>
      ),
    },
  ];
}
