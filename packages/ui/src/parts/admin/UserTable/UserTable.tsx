import type { AdminUser as AdminUserRead } from "@katha/api/shapes";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { SignInMenu } from "./SignInMenu.tsx";
import { PremiumAccess } from "./PremiumAccess.tsx";
import { CoinCorrection } from "./CoinCorrection.tsx";
import type { CoinCorrectionMade } from "./CoinCorrection.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { isPast } from "./days.ts";
import type { AdminSuspension } from "./suspension.ts";
import type { UserRole } from "./user-roles.ts";
import { useNextFocusFrame } from "../../../primitives/useNextFocus.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export { userRoles } from "./user-roles.ts";
export type { UserRole } from "./user-roles.ts";
export type { AdminSuspension } from "./suspension.ts";
export type { CoinCorrectionMade } from "./CoinCorrection.tsx";

export type AdminUser = Omit<AdminUserRead, "avatarUrl" | "suspension"> & {
  suspension: AdminSuspension | null;
};

interface ColumnProps {
  /** Changes a user's role; called after a confirmation. */
  onRoleChange: (id: string, role: UserRole) => void;
  /** The administrator's own id, so that they cannot take away their own role by mistake. */
  ownId?: string | undefined;
  /** Gives premium access until the end of a day, or with null ends it now. */
  onPremiumChange?: ((id: string, until: string | null) => void) | undefined;
  /**
   * Removes a user's second factor; without it and `onEndSignIns` the table only shows who has one.
   */
  onRemoveSecondFactor?: ((id: string) => void) | undefined;
  /** Signs a user out everywhere. */
  onEndSignIns?: ((id: string) => void) | undefined;
  /**
   * Suspends a user's account, or changes its suspension; offered together with `onLiftSuspension`.
   */
  onSuspendAccount?: ((id: string, suspension: AdminSuspension) => void) | undefined;
  /** Lifts a suspension. */
  onLiftSuspension?: ((id: string) => void) | undefined;
  /** Adds or takes coins; without it the table only shows how many there are. */
  onCorrectCoins?: ((id: string, correction: CoinCorrectionMade) => void) | undefined;
  /** The ids of the users whose changes are being saved. */
  working?: readonly string[] | undefined;
}

/** Other props are passed to the element in which the table scrolls. */
export interface UserTableProps extends ColumnProps, ElementProps<"section"> {
  /** The users, one per row. */
  users: readonly AdminUser[];
}

/** All users with their roles and rights. Changing a role asks for confirmation. */
export function UserTable(props: UserTableProps) {
  const {
    users,
    onRoleChange,
    ownId,
    onPremiumChange,
    onRemoveSecondFactor,
    onEndSignIns,
    onSuspendAccount,
    onLiftSuspension,
    onCorrectCoins,
    working,
    ...root
  } = props;
  const signIn = { onRemoveSecondFactor, onEndSignIns, onSuspendAccount, onLiftSuspension };
  const columnProps = { onRoleChange, ownId, onPremiumChange, onCorrectCoins, working, ...signIn };
  const t = useMessages(adminMessages);
  const { frameProps } = useNextFocusFrame(root);
  return (
    <Table
      caption={t("users.title")}
      columns={useColumns(columnProps)}
      rows={users}
      getRowId={({ id }) => id}
      empty={t("users.empty")}
      narrowLayout="cardsSooner"
      {...root}
      {...frameProps}
    />
  );
}

function useColumns(props: ColumnProps): TableColumn<AdminUser>[] {
  const { onRoleChange, ownId, onPremiumChange, onCorrectCoins, working = [] } = props;
  const { onRemoveSecondFactor, onEndSignIns, onSuspendAccount, onLiftSuspension } = props;
  const t = useMessages(adminMessages);
  const { date, number } = useFormats();
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
            onRoleChange={(role) => onRoleChange(user.id, role)}
          />
        </span>
      ),
    },
    {
      id: "premium",
      header: t("users.columnPremium"),
      cell: (user) => {
        const day = user.premiumUntil === null ? t("users.premiumNone") : date(user.premiumUntil);
        const until = isPast(user.premiumUntil) ? t("users.premiumEnded", { date: day }) : day;
        if (!onPremiumChange) return until;
        return (
          <PremiumAccess
            user={user}
            until={until}
            loading={working.includes(user.id)}
            onChange={(end) => onPremiumChange(user.id, end)}
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
      cell: ({ createdAt }) => (
        <time css={styles.day} dateTime={createdAt}>
          {date(createdAt)}
        </time>
      ),
    },
    {
      id: "seen",
      header: t("users.columnSeen"),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          t("users.never")
        ) : (
          <time css={styles.day} dateTime={lastSeenAt}>
            {date(lastSeenAt)}
          </time>
        ),
    },
  ];
}
