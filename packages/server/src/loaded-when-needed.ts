import type { BeforeUpdate, LoadReplica } from "./startup/start.ts";

const beforeUpdate: BeforeUpdate = async (update) => {
  const updates = await import("./commands/updates/before-update.ts");
  return updates.beforeUpdate(update);
};

const loadReplica: LoadReplica = () => import("./parts/replica/open.ts");

/** What few starts need. */
export const loadedWhenNeeded = { beforeUpdate, loadReplica };
