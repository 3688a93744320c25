import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { userRoles, UserTable } from "../../../parts/admin/UserTable/UserTable.tsx";
import type { UserRole, UserTableProps } from "../../../parts/admin/UserTable/UserTable.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { SearchIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";

export interface UserQuery {
  q: string;
  role: UserRole | "";
}

export interface AdminUsersScreenProps extends Omit<UserTableProps, "users"> {
  /** Newest first; absent while they load. */
  users?: UserTableProps["users"] | undefined;
  totalUsers?: number;
  query: UserQuery;
  onQuery: (query: UserQuery) => void;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Absent when all are shown. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

export function AdminUsersScreen(props: AdminUsersScreenProps) {
  const {
    users,
    totalUsers,
    query,
    onQuery,
    failure,
    onRetry,
    onMore,
    loadingMore = false,
  } = props;
  const { ownId, onRole, onPremium, onRemoveSecondFactor, onEndSignIns, working } = props;
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
            value={query.q}
            placeholder={t("users.search")}
            prefix={<Icon icon={SearchIcon} size="small" />}
            onChange={(event) => onQuery({ ...query, q: event.currentTarget.value })}
          />
          <Select
            label={t("users.role")}
            value={query.role}
            options={[
              { value: "", label: t("users.anyRole") },
              ...userRoles.map((value) => ({ value, label: t(`users.${value}`) })),
            ]}
            onValueChange={(role) =>
              onQuery({ ...query, role: userRoles.find((each) => each === role) ?? "" })
            }
          />
        </>
      }
      failure={failure}
      onRetry={onRetry}
    >
      {users === undefined && failure === undefined && <RowSkeletons />}
      {users && (
        <UserTable
          users={users}
          ownId={ownId}
          onRole={onRole}
          onPremium={onPremium}
          onRemoveSecondFactor={onRemoveSecondFactor}
          onEndSignIns={onEndSignIns}
          working={working}
        />
      )}
      {onMore && (
        <span>
          <Button loading={loadingMore} onClick={onMore}>
            {t(loadingMore ? "list.loading" : "list.more")}
          </Button>
        </span>
      )}
    </AdminPage>
  );
}
