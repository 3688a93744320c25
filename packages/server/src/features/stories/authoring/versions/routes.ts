import { getVersion, listVersions, newestVersion, restoreVersion } from "@katha/api/contract";
import type { RegisterCall } from "../../../../lib/register-call.ts";
import { withNeedOfModel, type NeedsModelDependencies } from "../../needs-model.ts";
import type { AuthoringDependencies } from "../permissions.ts";
import { versionOf } from "../saving/stale-saves.ts";
import { newestVersion as newestOf } from "./newest.ts";
import * as versions from "./versions.ts";

export function versionRoutes(
  register: RegisterCall,
  needs: AuthoringDependencies & NeedsModelDependencies,
): void {
  register(newestVersion, ({ params, viewer }) => newestOf(needs, params.id, viewer));
  register(listVersions, ({ params, query, viewer }) =>
    versions.versionsOf(needs, { id: params.id, ...query }, viewer),
  );
  register(getVersion, ({ params, viewer }) => versions.versionOf(needs, params, viewer), {
    inTurn: true,
  });
  register(
    restoreVersion,
    async ({ params, body, request, viewer }) => {
      const expected = [body.version, versionOf(request.headers["if-match"])];
      const restored = versions.restoreVersion(needs, { ...params, expected }, viewer);
      return withNeedOfModel(needs, await restored);
    },
    { inTurn: true },
  );
}
