import { endShareLink, openSharedStory, shareDraft } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import * as sharing from "./sharing.ts";

export function sharingRoutes(register: RegisterCall, needs: sharing.SharingDependencies): void {
  register(shareDraft, ({ params, viewer }) =>
    sharing.shareDraft(needs, params.id, signedIn(viewer)),
  );
  register(endShareLink, async ({ params, viewer }) => {
    await sharing.endShareLink(needs, params.id, signedIn(viewer));
    return { message: "The link has ended." };
  });
  register(openSharedStory, ({ body, request, viewer }) =>
    sharing.openShared(needs, { token: body.token, address: request.ip }, viewer),
  );
}
