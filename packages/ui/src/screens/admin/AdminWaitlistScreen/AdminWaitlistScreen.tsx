import { useState } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { languageName } from "../../../parts/author/story-form/option.ts";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { DownloadIcon, SearchIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import type { Formats } from "../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";

export interface WaitingPerson {
  id: string;
  name: string;
  email: string;
  language: string;
  joinedAt: string;
}

export interface AdminWaitlistScreenProps {
  /** Newest first; absent while they load. */
  people?: readonly WaitingPerson[] | undefined;
  total?: number | undefined;
  query: string;
  onQuery: (query: string) => void;
  onDownload: () => void;
  downloading?: boolean;
  /** Called only after it was confirmed. */
  onRemove: (id: string) => void;
  /** Ids of those who are being removed. */
  working?: readonly string[];
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Absent when all are shown. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

/** Who waits for premium. */
export function AdminWaitlistScreen(props: AdminWaitlistScreenProps) {
  const { people, total, query, onQuery, onDownload, downloading = false } = props;
  const { onRemove, failure, onRetry, onMore, loadingMore = false } = props;
  const formats = useFormats();
  const t = useMessages(adminMessages);
  const [asking, setAsking] = useState<WaitingPerson | null>(null);
  const close = () => setAsking(null);
  return (
    <AdminPage
      title={t("waitlist.title")}
      description={t("waitlist.note")}
      count={
        total === undefined
          ? undefined
          : t("waitlist.count", { count: total, amount: formats.number(total) })
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
          value={query}
          placeholder={t("users.search")}
          prefix={<Icon icon={SearchIcon} size="small" />}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      }
      failure={failure}
      onRetry={onRetry}
    >
      {people === undefined && failure === undefined && <RowSkeletons />}
      {people && (
        <Table
          caption={t("waitlist.title")}
          columns={columnsOf(props, t, formats, setAsking)}
          rows={people}
          getRowId={({ id }) => id}
          empty={t(query.trim() === "" ? "waitlist.empty" : "waitlist.none")}
          narrowLayout="cardsSooner"
        />
      )}
      {onMore && (
        <span>
          <Button loading={loadingMore} onClick={onMore}>
            {t(loadingMore ? "list.loading" : "list.more")}
          </Button>
        </span>
      )}
      <Dialog
        open={asking !== null}
        onClose={close}
        alert
        title={t("waitlist.askTitle", { name: asking?.name ?? "" })}
        description={t("waitlist.askNote")}
        actions={
          <>
            <Button onClick={close}>{t("waitlist.askCancel")}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close();
                if (asking) onRemove(asking.id);
              }}
            >
              {t("waitlist.askDo")}
            </Button>
          </>
        }
      />
    </AdminPage>
  );
}

function columnsOf(
  { working = [] }: Pick<AdminWaitlistScreenProps, "working">,
  t: Translate<typeof adminMessages>,
  { date }: Formats,
  onAsk: (person: WaitingPerson) => void,
): TableColumn<WaitingPerson>[] {
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
