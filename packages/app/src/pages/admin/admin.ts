import { type Story, toApiError } from "@katha/api";
import type {
  AdminUser as AdminUserRead,
  AuditEntry as AuditRead,
  Backups,
  Health,
  Report,
  ReviewItem,
} from "@katha/api/admin";
import type {
  AdminStory,
  AdminUser,
  AuditEntry,
  SystemBackups,
  SystemHealth,
  PathFault,
  ReportedPassage,
  structureMessages,
  Translate,
  WaitingStory,
} from "@katha/ui";
import { toPicture } from "../../story/picture.ts";
import { toReviewFindings } from "../../story-editor/structure/findings.ts";
import { paths } from "../../routes/paths.ts";

export function toAdminStory(story: Story): AdminStory {
  return {
    id: story.id,
    title: story.title,
    tagline: story.tagline,
    author: story.author.display_name,
    category: story.category?.display_name ?? null,
    tags: story.tags.map(({ id, display_name: name, color }) => ({ id, name, color })),
    isPremium: story.is_premium,
    isFeatured: story.is_featured,
    status: story.status,
    language: story.language,
    likes: story.stats.likes_total,
    plays: story.stats.plays_total,
    bookmarks: story.stats.bookmarks_total,
    links: {
      view: paths.story(story.id),
      edit: paths.adminEditStory(story.id),
    },
  };
}

export function toWaitingStory(
  { story, submitted_at: since, findings }: ReviewItem,
  t: Translate<typeof structureMessages>,
): WaitingStory {
  return {
    id: story.id,
    title: story.title,
    tagline: story.tagline,
    author: story.author.display_name,
    language: story.language,
    cover: toPicture(story.cover_image_url, story.image_alt),
    since,
    findings: toReviewFindings(findings, t),
    href: paths.adminReview(story.id),
  };
}

export function toReportedPassage(report: Report): ReportedPassage {
  return {
    id: report.id,
    story: {
      title: report.story_title,
      href: paths.story(report.story_id),
      editHref: paths.adminEditStory(report.story_id),
    },
    reason: report.reason,
    note: report.note,
    said: report.said,
    passage: report.passage,
    status: report.status,
    at: report.created_at,
  };
}

export function toAdminUser(user: AdminUserRead): AdminUser {
  return {
    id: user.id,
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    isVerified: user.is_verified,
    role: user.role,
    premiumUntil: user.premium_until,
    joinedAt: user.created_at,
    seenAt: user.last_seen_at,
    hasSecondFactor: user.has_second_factor,
    suspension: user.suspension && {
      reason: user.suspension.reason,
      until: user.suspension.until,
    },
    coins: user.coins,
  };
}

export function toAuditEntry(entry: AuditRead): AuditEntry {
  const subject = entry.subject?.id === "all" ? null : entry.subject;
  return {
    id: entry.id,
    actor: entry.actor?.display_name ?? null,
    act: entry.act,
    subject: subject && {
      name: nameIn(entry.after) ?? nameIn(entry.before) ?? subject.name ?? subject.id,
      ...(subject.kind === "story" && { href: paths.story(subject.id) }),
    },
    at: entry.created_at,
    before: asText(entry.before),
    after: asText(entry.after),
  };
}

/** The name of what was changed, if the audit note has it. */
function nameIn(note: unknown): string | undefined {
  if (typeof note !== "object" || note === null) return undefined;
  const { title, display_name } = note as { title?: unknown; display_name?: unknown };
  return [title, display_name].find(isName);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function asText(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : JSON.stringify(value, null, 2);
}

export function toBackups(answer: Backups): SystemBackups {
  const { now, address, last, failure, kept } = answer;
  return {
    checkedAt: now,
    address,
    isScheduled: answer.is_scheduled,
    isSealed: answer.is_sealed,
    isRunning: answer.is_running,
    isLate: answer.is_late,
    nextAt: answer.next_at,
    last,
    failure,
    kept: kept.map(({ name, bytes, download, made_at, is_daily, is_sealed }) => ({
      name,
      bytes,
      download,
      madeAt: made_at,
      isDaily: is_daily,
      isSealed: is_sealed,
    })),
  };
}

/** What is mended on the page of storytellers and painters. */
const ofModels: ReadonlySet<string> = new Set(["models_fail", "turns_stuck"]);

export function toServerHealth({
  now,
  since,
  host,
  servers,
  models,
  queues,
  routes,
  findings,
  slow_calls: slowCalls,
}: Health): SystemHealth {
  const { given_up: givenUp, ...waiting } = queues;
  return {
    checkedAt: now,
    startedAt: since,
    findings: findings.map((finding) => ({
      ...finding,
      ...(ofModels.has(finding.key) && { href: paths.adminModels }),
    })),
    version: host.version,
    database: host.database,
    databaseBytes: host.database_bytes,
    pictures: host.pictures,
    diskBytes: host.disk_bytes,
    diskFreeBytes: host.disk_free_bytes,
    queues: waiting,
    givenUp,
    servers: servers.map((server) => ({
      name: server.name,
      version: server.version,
      isAlive: server.is_alive,
      isThis: server.is_this,
      startedAt: server.started_at,
      seenAt: server.seen_at,
      memoryBytes: server.memory_bytes,
      turnsRunning: server.turns_running,
      requests: server.requests,
      requestsFailed: server.requests_failed,
    })),
    models: models.map((model) => ({
      key: model.model_key,
      kind: model.kind,
      providers: model.providers.map((provider) => ({
        provider: provider.provider,
        model: provider.model,
        state: provider.state,
        restsUntil: provider.rests_until,
        lastError: provider.last_error,
      })),
      turns: model.turns,
      failedTurns: model.failed_turns,
      coins: model.coins,
      tokens: model.prompt_tokens + model.completion_tokens,
    })),
    routes,
    slowCalls: slowCalls.map(({ method, route, requests, mean_ms, worst_ms }) => {
      return { method, route, requests, meanMs: mean_ms, worstMs: worst_ms };
    }),
  };
}

/** All errors that the server found, with their paths. */
export function toPathFaults(error: unknown): readonly PathFault[] | undefined {
  const faults = toApiError(error).fields.map(({ loc, msg }) => ({
    path: loc.join("."),
    message: msg,
  }));
  return faults.length > 0 ? faults : undefined;
}
