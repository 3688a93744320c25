import { Invitations } from "./Invitations.tsx";
import type { InvitationsProps } from "./Invitations.tsx";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { MoreButton, type MoreProps } from "../../../parts/admin/MoreButton.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { userRoles, UserTable } from "../../../parts/admin/UserTable/UserTable.tsx";
import type { UserRole, UserTableProps } from "../../../parts/admin/UserTable/UserTable.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { SearchIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { searchTextLength } from "../../../tokens/constants.ts";
import type { ElementProps } from "../../../primitives/element.ts";

export const accountStates = ["suspended", "open"] as const;
export type AccountState = (typeof accountStates)[number];

export interface UserQuery {
  q: string;
  role: UserRole | "";
  /** Filters by suspended or not; empty for all. */
  account: AccountState | "";
}

/** Other props are passed to the page's frame. */
export interface AdminUsersScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry">, MoreProps {
  /** The users who match the query, newest first, and what can be changed; absent while they load. */
  table?: UserTableProps | undefined;
  /** How many users match the query. */
  totalUsers?: number;
  /** The search and its filters. */
  query: UserQuery;
  /** Called with the whole query when any part of it changes. */
  onQueryChange: (query: UserQuery) => void;
  /** Links with which people may register; absent where nobody needs one. */
  invitations?: InvitationsProps | undefined;
}

/** Lists all users, to search them and change what they may do. */
export function AdminUsersScreen(props: AdminUsersScreenProps) {
  const { table, totalUsers, query, onQueryChange, invitations, onMore, loadingMore, ...page } =
    props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("users.title")}
      count={
        totalUsers === undefined
          ? undefined
          : t("users.count", { count: totalUsers, amount: number(totalUsers) })
      }
      tools={
        <>
          <TextField
            label={t("list.search")}
            type="search"
            maxLength={searchTextLength}
            value={query.q}
            placeholder={t("users.search")}
            prefix={<Icon icon={SearchIcon} size="small" />}
            onChange={(event) => onQueryChange({ ...query, q: event.currentTarget.value })}
          />
          <Select
            label={t("users.role")}
            value={query.role}
            options={[
              { value: "", label: t("users.anyRole") },
              ...userRoles.map((value) => ({ value, label: t(`users.${value}`) })),
            ]}
            onValueChange={(role) =>
              onQueryChange({ ...query, role: userRoles.find((each) => each === role) ?? "" })
            }
          />
          <Select
            label={t("users.account")}
            value={query.account}
            options={[
              { value: "", label: t("users.anyAccount") },
              ...accountStates.map((value) => ({ value, label: t(`users.${value}Alone`) })),
            ]}
            onValueChange={(account) =>
              onQueryChange({
                ...query,
                account: accountStates.find((each) => each === account) ?? "",
              })
            }
          />
        </>
      }
      {...page}
    >
      {table === undefined && page.failure === undefined && <RowSkeletons />}
      {table && <UserTable {...table} />}
      <MoreButton onMore={onMore} loadingMore={loadingMore} />
      {invitations && <Invitations {...invitations} />}
    </AdminPage>
  );
}
