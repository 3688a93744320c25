import { useImperativeHandle, useRef } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import type { Formats } from "../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import { SignInMenu } from "./SignInMenu.tsx";
import { PremiumAccess } from "./PremiumAccess.tsx";
import { CoinCorrection } from "./CoinCorrection.tsx";
import type { CoinCorrectionMade } from "./CoinCorrection.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import type { AdminSuspension } from "./suspension.ts";
import type { UserRole } from "./user-roles.ts";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export { userRoles } from "./user-roles.ts";
export type { UserRole } from "./user-roles.ts";
export type { AdminSuspension } from "./suspension.ts";
export type { CoinCorrectionMade } from "./CoinCorrection.tsx";

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
  hasSecondFactor: boolean;
  /** Null: none that still holds. */
  suspension: AdminSuspension | null;
  /** In their wallet. */
  coins: number;
}

interface ColumnProps {
  /** Gives a user another role; called only after it was confirmed. */
  onRole: (id: string, role: UserRole) => void;
  /** The administrator's own id: nobody can take away their own role by mistake. */
  ownId?: string | undefined;
  /** Gives premium access until the last moment of a day, or with null ends it now. */
  onPremium?: ((id: string, until: string | null) => void) | undefined;
  /** Takes a user's second step away; without it and `onEndSignIns` the table only says who has one. */
  onRemoveSecondFactor?: ((id: string) => void) | undefined;
  /** Signs a user out everywhere. */
  onEndSignIns?: ((id: string) => void) | undefined;
  /** Suspends a user's account, or changes its suspension; offered together with `onLiftSuspension`. */
  onSuspendAccount?: ((id: string, suspension: AdminSuspension) => void) | undefined;
  /** Lets a suspended user in again. */
  onLiftSuspension?: ((id: string) => void) | undefined;
  /** Adds coins or takes some; without it the table only says how many there are. */
  onCorrectCoins?: ((id: string, correction: CoinCorrectionMade) => void) | undefined;
  /** The ids of the users for whom something is being saved. */
  working?: readonly string[] | undefined;
}

/** What is handed on reaches the frame in which the table scrolls. */
export interface UserTableProps extends ColumnProps, ElementProps<"section"> {
  /** One row each. */
  users: readonly AdminUser[];
}

/** Who is here, and what they may do. A role is changed only after a question. */
export function UserTable(props: UserTableProps) {
  const { users, onRole, ownId, onPremium, onRemoveSecondFactor, onEndSignIns, ...more } = props;
  const { onSuspendAccount, onLiftSuspension, onCorrectCoins, working, ref, onFocus, ...root } =
    more;
  const signIn = { onRemoveSecondFactor, onEndSignIns, onSuspendAccount, onLiftSuspension };
  const columnProps = { onRole, ownId, onPremium, onCorrectCoins, working, ...signIn };
  const formats = useFormats();
  const t = useMessages(adminMessages);
  const place = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place.current, []);
  const kept = useNextFocus(place);
  return (
    <Table
      ref={place}
      caption={t("users.title")}
      columns={columnsOf(columnProps, t, formats)}
      rows={users}
      getRowId={({ id }) => id}
      empty={t("users.empty")}
      narrowLayout="cardsSooner"
      {...root}
      onFocus={(event) => {
        onFocus?.(event);
        kept.onFocus(event);
      }}
    />
  );
}

function columnsOf(
  { onRole, ownId, onPremium, onCorrectCoins, working = [], ...signIn }: ColumnProps,
  t: Translate<typeof adminMessages>,
  { date, number }: Formats,
): TableColumn<AdminUser>[] {
  const { onRemoveSecondFactor, onEndSignIns, onSuspendAccount, onLiftSuspension } = signIn;
  return [
    {
      id: "name",
      header: t("users.columnName"),
      rowHeader: true,
      cell: ({ id, displayName, username, suspension }) => (
        <span css={styles.words}>
          <span css={styles.name}>
            <bdi>{displayName}</bdi>
            {id === ownId && <Badge tone="info">{t("users.you")}</Badge>}
            {suspension && (
              <span css={styles.suspended}>
                <Badge tone="danger">{t("users.suspended")}</Badge>
                <span css={styles.soft}>
                  {suspension.until === null
                    ? t("users.suspendedOpen")
                    : t("users.suspendedUntil", { date: date(suspension.until) })}
                </span>
              </span>
            )}
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
          <RoleSelect
            user={user}
            disabled={user.id === ownId}
            loading={working.includes(user.id)}
            onRole={(role) => onRole(user.id, role)}
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
          <PremiumAccess
            user={user}
            until={until}
            loading={working.includes(user.id)}
            onChange={(end) => onPremium(user.id, end)}
          />
        );
      },
    },
    {
      id: "coins",
      header: t("users.columnCoins"),
      cell: (user) =>
        onCorrectCoins ? (
          <CoinCorrection
            user={user}
            loading={working.includes(user.id)}
            onCorrect={(correction) => onCorrectCoins(user.id, correction)}
          />
        ) : (
          number(user.coins)
        ),
    },
    {
      id: "signIn",
      header: t("users.columnSignIn"),
      cell: (user) => (
        <span css={styles.signIn}>
          <Badge tone={user.hasSecondFactor ? "success" : "muted"}>
            {t(user.hasSecondFactor ? "users.twoSteps" : "users.oneStep")}
          </Badge>
          {onRemoveSecondFactor && onEndSignIns && user.id !== ownId && (
            <SignInMenu
              user={user}
              loading={working.includes(user.id)}
              onRemoveSecondFactor={() => onRemoveSecondFactor(user.id)}
              onEndSignIns={() => onEndSignIns(user.id)}
              onSuspend={
                onSuspendAccount && ((suspension) => onSuspendAccount(user.id, suspension))
              }
              onLiftSuspension={onLiftSuspension && (() => onLiftSuspension(user.id))}
            />
          )}
        </span>
      ),
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
