import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { findUser, lockUser, updateUser } from "../users/service.ts";
import { recordAct } from "../audit/audit.ts";
import { lockAdministrators } from "./repo.ts";

interface RoleNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
}

/** Makes somebody an administrator, or no longer one, as a provider says; the last administrator stays one. */
export function claimedRole({ db, clock, ids, log }: RoleNeeds) {
  return async (userId: string, isAdministrator: boolean | undefined): Promise<void> => {
    if (isAdministrator === undefined) return;
    const user = await findUser(db, userId);
    if (!user || (user.role === "admin") === isAdministrator) return;
    await db.transaction().execute(async (tx) => {
      const administrators = await lockAdministrators(tx, clock.now());
      const before = await lockUser(tx, userId);
      if (!before || (before.role === "admin") === isAdministrator) return;
      if (administrators.length === 1 && administrators[0] === userId) {
        log.warn(
          { user: userId },
          "The last administrator stays one, though the groups that came with the sign-in do not say so",
        );
        return;
      }
      const role = isAdministrator ? "admin" : "player";
      await updateUser(tx, userId, { role, updated_at: clock.now() });
      await recordAct(
        { tx, clock, ids },
        { id: userId, role, has_premium_access: false },
        {
          act: "user.role_changed",
          subject: userId,
          before: { role: before.role },
          after: { role, by: "provider" },
        },
      );
    });
  };
}
