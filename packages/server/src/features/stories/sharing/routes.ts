import { endShareLink, openSharedStory, shareDraft } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import type { Limits } from "../../auth/index.ts";
import * as sharing from "./sharing.ts";

interface SharingRoutesNeeds extends sharing.SharingDependencies {
  limits: Pick<Limits, "proof" | "before">;
}

export function sharingRoutes(register: RegisterCall, needs: SharingRoutesNeeds): void {
  const { limits } = needs;
  register(shareDraft, ({ params, viewer }) => sharing.shareDraft(needs, params.id, viewer));
  register(endShareLink, async ({ params, viewer }) => {
    await sharing.endShareLink(needs, params.id, viewer);
    return { message: "The link has ended." };
  });
  register(
    openSharedStory,
    ({ body, request, viewer }) =>
      sharing.openShared(needs, { token: body.token, address: request.ip }, viewer),
    { limit: ({ request }) => limits.before.proof(request.ip), inTurn: true },
  );
}
