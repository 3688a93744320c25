import { searchTextMax } from "@katha/api";
import { type UserRole, userRoles } from "@katha/ui/admin";
import { accountStates, type UserQuery } from "@katha/ui/screens";

/** Reads the list's filters from the address. */
export function readUserQuery(search: string): UserQuery {
  const params = new URLSearchParams(search);
  return {
    q: params.get("q")?.slice(0, searchTextMax) ?? "",
    role: userRoles.find((role) => role === params.get("role")) ?? "",
    account: accountStates.find((state) => state === params.get("account")) ?? "",
  };
}

/** Writes the filters for the address, without the defaults. */
export function writeUserQuery({ q, role, account }: UserQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (role !== "") params.set("role", role);
  if (account !== "") params.set("account", account);
  return params.toString();
}

interface UsersAsked {
  q: string;
  role?: UserRole;
  isSuspended?: boolean;
}

/** The list shows usernames with an @, which is not part of them. */
export function toUsersAsked({ q, role, account }: UserQuery): UsersAsked {
  return {
    q: q.trim().replace(/^@/, ""),
    ...(role !== "" && { role }),
    ...(account !== "" && { isSuspended: account === "suspended" }),
  };
}
