import { getVersion, listVersions, restoreVersion } from "@katha/api/contract";
import type { RegisterCall } from "../../../../lib/register-call.ts";
import { signedIn } from "../../../../lib/viewer.ts";
import type { AuthoringDependencies } from "../permissions.ts";
import { versionOf } from "../saving/stale-saves.ts";
import * as versions from "./versions.ts";

export function versionRoutes(register: RegisterCall, needs: AuthoringDependencies): void {
  register(listVersions, ({ params, query, viewer }) =>
    versions.versionsOf(needs, { id: params.id, ...query }, signedIn(viewer)),
  );
  register(getVersion, ({ params, viewer }) => versions.versionOf(needs, params, signedIn(viewer)));
  register(restoreVersion, ({ params, body, request, viewer }) => {
    const expected = [body.version, versionOf(request.headers["if-match"])];
    return versions.restoreVersion(needs, { ...params, expected }, signedIn(viewer));
  });
}
