import type { Done, Report, ReportReason, ReportStatus } from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordAct, type Act } from "../../audit/audit.ts";
import type { GameDependencies } from "../dependencies.ts";
import type { Turn } from "../repo.ts";
import { ownSession } from "../own-session.ts";
import { ownTurn, type OwnTurn } from "../own-turn.ts";
import { findReports, insertReport, lockReport, setStatus, type ReportRow } from "./repo.ts";

type ReportNeeds = Pick<GameDependencies, "db" | "clock" | "ids">;

function passageOf({ setup, narrative, picture, fallback_description }: Turn): string {
  const texts = [setup, narrative, picture?.alt, picture?.url, fallback_description];
  return texts.filter((text) => text != null).join("\n\n");
}

/** Reports a passage, with its current text. */
export async function reportPassage(
  { db, clock, ids }: ReportNeeds,
  report: OwnTurn & { reason: ReportReason; note: string },
  viewer: Viewer,
): Promise<Done> {
  const turn = await ownTurn({ db }, report, viewer);
  const passage = passageOf(turn);
  if (turn.status !== "settled" || passage === "")
    throw new Problem(409, "nothing_to_report", "There is nothing here that could be reported.");
  const { story_id } = await ownSession(db, report.session_id, viewer);
  await insertReport(db, {
    id: ids(),
    story_id,
    turn_id: turn.copy_of ?? turn.id,
    reported_by: viewer.id,
    reason: report.reason,
    note: report.note.trim(),
    passage,
    created_at: clock.now(),
  });
  return { message: "Thank you. An editor will read this passage." };
}

function reportAnswer({ reported_by: _player, created_at, ...report }: ReportRow): Report {
  return { ...report, created_at: created_at.toISOString() };
}

export async function listReports(
  { db }: Pick<ReportNeeds, "db">,
  status: ReportStatus,
): Promise<Report[]> {
  return (await findReports(db, status)).map(reportAnswer);
}

const actOf: Readonly<Record<ReportStatus, Act>> = {
  open: "report.reopened",
  upheld: "report.upheld",
  dismissed: "report.dismissed",
};

export function decideReport(
  { db, clock, ids }: ReportNeeds,
  { id, status, was }: { id: string; status: ReportStatus; was?: ReportStatus | undefined },
  viewer: Viewer,
): Promise<Report> {
  return db.transaction().execute(async (tx) => {
    const report = await lockReport(tx, id);
    if (report === undefined) throw notFound("report_not_found", "There is no such report.");
    if (report.status === status) return reportAnswer(report);
    if (was !== undefined && was !== report.status)
      throw new Problem(
        409,
        "report_decided",
        "Somebody else has decided on this report meanwhile.",
      );
    await setStatus(tx, id, status);
    await recordAct({ tx, clock, ids }, viewer, {
      act: actOf[status],
      subject: id,
      before: { status: report.status },
      after: { status },
    });
    return reportAnswer({ ...report, status });
  });
}
