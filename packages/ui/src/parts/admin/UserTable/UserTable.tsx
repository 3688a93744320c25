import { useState } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import type { Formats } from "../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import * as styles from "./styles.ts";

export const userRoles = ["player", "author", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

export interface AdminUser {
  id: string;
  username: string;
  displayName: string;
  email: string;
  isVerified: boolean;
  role: UserRole;
  /** Null: none. */
  premiumUntil: string | null;
  joinedAt: string;
  seenAt: string | null;
}

export interface UserTableProps {
  users: readonly AdminUser[];
  /** The administrator's own id: nobody can take away their own role by mistake. */
  ownId?: string | undefined;
  onRole: (id: string, role: UserRole) => void;
  /** The last moment of a day, or null to end it now. */
  onPremium?: ((id: string, until: string | null) => void) | undefined;
  working?: readonly string[] | undefined;
}

type Asking =
  | { act: "role"; user: AdminUser; role: UserRole }
  | { act: "premium"; user: AdminUser }
  | null;

/** Who is here, and what they may do. A role is changed only after a question. */
export function UserTable(props: UserTableProps) {
  const { users, onRole, onPremium } = props;
  const formats = useFormats();
  const t = useMessages(adminMessages);
  const [asking, setAsking] = useState<Asking>(null);
  const [day, setDay] = useState("");
  const close = () => setAsking(null);
  const name = asking?.user.displayName ?? "";
  const role = asking?.act === "role" ? asking.role : "player";
  return (
    <>
      <Table
        caption={t("users.title")}
        columns={columnsOf(props, t, formats, (next) => {
          setDay(next?.act === "premium" ? (next.user.premiumUntil?.slice(0, 10) ?? "") : "");
          setAsking(next);
        })}
        rows={users}
        getRowId={({ id }) => id}
        empty={t("users.empty")}
        narrowLayout="cardsSooner"
      />
      <Dialog
        open={asking?.act === "role"}
        onClose={close}
        alert
        title={t("users.askTitle", { name, role: t(`users.${role}`) })}
        description={t(role === "admin" ? "users.askAdmin" : "users.askNote")}
        actions={
          <>
            <Button onClick={close}>{t("users.askCancel")}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close();
                if (asking?.act === "role") onRole(asking.user.id, asking.role);
              }}
            >
              {t("users.askDo")}
            </Button>
          </>
        }
      />
      <Dialog
        open={asking?.act === "premium"}
        onClose={close}
        title={t("users.premiumTitle", { name })}
        actions={
          <>
            {asking?.user.premiumUntil != null && (
              <Button
                onClick={() => {
                  close();
                  onPremium?.(asking.user.id, null);
                }}
              >
                {t("users.premiumEnd")}
              </Button>
            )}
            <Button
              variant="primary"
              disabled={day === ""}
              onClick={() => {
                close();
                if (asking) onPremium?.(asking.user.id, new Date(`${day}T23:59:59`).toISOString());
              }}
            >
              {t("users.premiumGive")}
            </Button>
          </>
        }
      >
        <TextField
          label={t("users.premiumUntil")}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </Dialog>
    </>
  );
}

function columnsOf(
  { ownId, onPremium, working = [] }: UserTableProps,
  t: Translate<typeof adminMessages>,
  { date }: Formats,
  onAsk: (asking: Asking) => void,
): TableColumn<AdminUser>[] {
  return [
    {
      id: "name",
      header: t("users.columnName"),
      rowHeader: true,
      cell: ({ id, displayName, username }) => (
        <span css={styles.words}>
          <span css={styles.name}>
            <bdi>{displayName}</bdi>
            {id === ownId && <Badge tone="info">{t("users.you")}</Badge>}
          </span>
          <bdi css={styles.soft}>@{username}</bdi>
        </span>
      ),
    },
    {
      id: "email",
      header: t("users.columnEmail"),
      cell: ({ email, isVerified }) => (
        <span css={[styles.words, styles.reached]}>
          <span css={styles.email}>{email}</span>
          <span css={isVerified ? styles.verified : styles.soft}>
            {t(isVerified ? "users.verified" : "users.unverified")}
          </span>
        </span>
      ),
    },
    {
      id: "role",
      header: t("users.columnRole"),
      cell: (user) => (
        <span css={styles.role}>
          <Select
            compact
            hideLabel
            label={t("users.roleOf", { name: user.displayName })}
            value={user.role}
            disabled={user.id === ownId}
            loading={working.includes(user.id)}
            options={userRoles.map((value) => ({ value, label: t(`users.${value}`) }))}
            onValueChange={(role) => role !== user.role && onAsk({ act: "role", user, role })}
          />
        </span>
      ),
    },
    {
      id: "premium",
      header: t("users.columnPremium"),
      cell: (user) => {
        const until = user.premiumUntil === null ? t("users.premiumNone") : date(user.premiumUntil);
        if (!onPremium) return until;
        return (
          <Button
            variant="ghost"
            size="small"
            css={[styles.day, alignText.both]}
            aria-disabled={working.includes(user.id)}
            aria-label={`${t("users.premiumOf", { name: user.displayName })}: ${until}`}
            onClick={() => onAsk({ act: "premium", user })}
          >
            {until}
          </Button>
        );
      },
    },
    {
      id: "joined",
      header: t("users.columnJoined"),
      cell: ({ joinedAt }) => (
        <time css={styles.day} dateTime={joinedAt}>
          {date(joinedAt)}
        </time>
      ),
    },
    {
      id: "seen",
      header: t("users.columnSeen"),
      cell: ({ seenAt }) =>
        seenAt === null ? (
          t("users.never")
        ) : (
          <time css={styles.day} dateTime={seenAt}>
            {date(seenAt)}
          </time>
        ),
    },
  ];
}
