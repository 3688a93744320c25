import type { ProvingReport } from "@katha/api/contract";
import type { ColumnType } from "kysely";
import type { OptionalJson, Optional } from "./columns.ts";

interface ShareLinksTable {
  story_id: string;
  token_hash: string;
  created_at: Date;
}

interface ShareLinkReadersTable {
  story_id: string;
  user_id: string;
  opened_at: Date;
}

export interface ReviewTables {
  /** A submission to the review, and its outcome. */
  story_reviews: {
    id: string;
    story_id: string;
    story_version: number;
    submitted_by: Optional<string>;
    submitted_at: Date;
    outcome: Optional<"approved" | "returned" | "withdrawn">;
    reason: Optional<string>;
    decided_by: Optional<string>;
    decided_at: Optional<Date>;
    report: OptionalJson<ProvingReport>;
    /** For a change to a published story: what differs from the published version. */
    changes: OptionalJson<Record<string, unknown>>;
  };
  share_links: ShareLinksTable;
  share_link_readers: ShareLinkReadersTable;
  /** Append-only: the database refuses updates and deletes. */
  audit_entries: {
    id: string;
    actor_id: string;
    act: string;
    subject_kind: string;
    subject_id: string;
    before: ColumnType<unknown, string | null | undefined, never>;
    after: ColumnType<unknown, string | null | undefined, never>;
    created_at: Date;
  };
}
