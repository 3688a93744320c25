import type { BodyOf, Invitation, invite } from "@katha/api/contract";
import type { Selectable } from "kysely";
import { newestFirst } from "../../db/newest-first.ts";
import type { InvitationsTable } from "../../db/tables/accounts.ts";
import { notFound } from "../../lib/problem.ts";
import type { Secret } from "../../lib/secret.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { invitationToken } from "../auth/index.ts";
import { recordAct } from "../audit/audit.ts";
import type { AdminDependencies } from "./users.ts";

const dayMs = 86_400_000;

export interface InvitationDependencies extends AdminDependencies {
  secret: Secret;
}

type InvitationRow = Selectable<InvitationsTable>;

function answerOf({ secret, clock }: InvitationDependencies, row: InvitationRow): Invitation {
  const invites = row.withdrawn_at === null && row.uses_left > 0 && row.expires_at > clock.now();
  const { id, email, note, uses, uses_left } = row;
  return {
    id,
    email,
    note,
    uses,
    uses_left,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    token: invites ? invitationToken(secret, id) : null,
  };
}

export async function pageOfInvitations(
  needs: InvitationDependencies,
  query: { cursor?: string | undefined; limit: number },
) {
  const made = needs.db.selectFrom("invitations").selectAll();
  const { rows, next_cursor } = await newestFirst(made, "invitations", query);
  return { invitations: rows.map((row) => answerOf(needs, row)), next_cursor };
}

/** An invitation for one address is used once, whatever number was sent. */
export async function makeInvitation(
  needs: InvitationDependencies,
  { email, uses, days, note }: BodyOf<typeof invite>,
  viewer: Viewer,
): Promise<Invitation> {
  const { db, clock, ids } = needs;
  const now = clock.now();
  const count = email === null ? uses : 1;
  const row: InvitationRow = {
    id: ids(),
    email,
    note,
    uses: count,
    uses_left: count,
    created_by: viewer.id,
    created_at: now,
    expires_at: new Date(now.getTime() + days * dayMs),
    withdrawn_at: null,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto("invitations").values(row).execute();
    await recordAct({ ...needs, tx }, viewer, {
      act: "invitation.made",
      subject: row.id,
      after: { uses: count, expires_at: row.expires_at },
    });
  });
  return answerOf(needs, row);
}

export async function withdrawInvitation(
  needs: InvitationDependencies,
  id: string,
  viewer: Viewer,
) {
  await needs.db.transaction().execute(async (tx) => {
    const withdrawn = await tx
      .updateTable("invitations")
      .set({ withdrawn_at: needs.clock.now() })
      .where("id", "=", id)
      .where("withdrawn_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!withdrawn) throw notFound("invitation_not_found", "There is no such invitation.");
    await recordAct({ ...needs, tx }, viewer, { act: "invitation.withdrawn", subject: id });
  });
  return { message: "Nobody else registers with this link." };
}
