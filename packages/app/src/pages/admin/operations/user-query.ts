import { searchTextMax } from "@katha/api";
import { type UserQuery, type UserRole, userRoles } from "@katha/ui";

/** Reads the list's filters from the address. */
export function readUserQuery(search: string): UserQuery {
  const params = new URLSearchParams(search);
  return {
    q: params.get("q")?.slice(0, searchTextMax) ?? "",
    role: userRoles.find((role) => role === params.get("role")) ?? "",
  };
}

/** Writes the filters for the address, without the defaults. */
export function writeUserQuery({ q, role }: UserQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (role !== "") params.set("role", role);
  return params.toString();
}

/** The list writes a username with an @, which is no part of it. */
export function toUsersAsked({ q, role }: UserQuery): { q: string; role?: UserRole } {
  return { q: q.trim().replace(/^@/, ""), ...(role !== "" && { role }) };
}
