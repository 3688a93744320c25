import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { countOpenReports } from "../game/index.ts";
import { countWaiting } from "../review/queue.ts";
import { pageForAdmins } from "../stories/service.ts";
import { keyOf } from "../idempotency/index.ts";
import { pageOfAudit } from "./audit-log.ts";
import {
  makeInvitation,
  pageOfInvitations,
  withdrawInvitation,
  type InvitationDependencies,
} from "./invitations.ts";
import { correctCoins } from "./coins.ts";
import { liftSuspension, suspendUser } from "./suspensions.ts";
import {
  changeRole,
  grantPremium,
  pageOfUsers,
  removeSecondFactors,
  signOutUser,
} from "./users.ts";

export function adminRoutes(register: RegisterCall, needs: InvitationDependencies): void {
  register(calls.adminWaiting, async () => ({
    reviews: await countWaiting(needs.db),
    reports: await countOpenReports(needs.db),
  }));
  register(calls.adminStories, ({ query, viewer }) => pageForAdmins(needs, query, viewer));
  register(calls.listUsers, ({ query }) => pageOfUsers(needs, query));
  register(calls.changeRole, ({ params, body, viewer }) =>
    changeRole(needs, { id: params.id, role: body.role }, viewer),
  );
  register(calls.grantPremium, ({ params, body, viewer }) =>
    grantPremium(needs, { id: params.id, until: body.until }, viewer),
  );
  register(calls.removeUserSecondFactors, ({ params, viewer }) =>
    removeSecondFactors(needs, params.id, viewer),
  );
  register(calls.suspendUser, ({ params, body, viewer }) =>
    suspendUser(needs, { id: params.id, ...body }, viewer),
  );
  register(calls.liftSuspension, ({ params, viewer }) => liftSuspension(needs, params.id, viewer));
  register(calls.correctCoins, ({ params, body, request, viewer }) =>
    correctCoins(needs, { id: params.id, key: keyOf(request), ...body }, viewer),
  );
  register(calls.endUserSignIns, ({ params, viewer }) => signOutUser(needs, params.id, viewer));
  register(calls.listInvitations, ({ query }) => pageOfInvitations(needs, query));
  register(calls.invite, ({ body, viewer }) => makeInvitation(needs, body, viewer));
  register(calls.withdrawInvitation, ({ params, viewer }) =>
    withdrawInvitation(needs, params.id, viewer),
  );
  register(calls.listAudit, ({ query }) => pageOfAudit(needs, query));
}
