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
    author: story.author.displayName,
    category: story.category?.displayName ?? null,
    tags: story.tags.map(({ id, displayName: name, color }) => ({ id, name, color })),
    isPremium: story.isPremium,
    isFeatured: story.isFeatured,
    status: story.status,
    language: story.language,
    likes: story.stats.likesTotal,
    plays: story.stats.playsTotal,
    bookmarks: story.stats.bookmarksTotal,
    links: {
      view: paths.story(story.id),
      edit: paths.adminEditStory(story.id),
    },
  };
}

export function toWaitingStory(
  { story, submittedAt: since, findings }: ReviewItem,
  t: Translate<typeof structureMessages>,
): WaitingStory {
  return {
    id: story.id,
    title: story.title,
    tagline: story.tagline,
    author: story.author.displayName,
    language: story.language,
    cover: toPicture(story.coverImageUrl, story.imageAlt),
    since,
    findings: toReviewFindings(findings, t),
    href: paths.adminReview(story.id),
  };
}

export function toReportedPassage(report: Report): ReportedPassage {
  return {
    id: report.id,
    story: {
      title: report.storyTitle,
      href: paths.story(report.storyId),
      editHref: paths.adminEditStory(report.storyId),
    },
    reason: report.reason,
    note: report.note,
    said: report.said,
    passage: report.passage,
    status: report.status,
    at: report.createdAt,
  };
}

export function toAdminUser(user: AdminUserRead): AdminUser {
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    email: user.email,
    isVerified: user.isVerified,
    role: user.role,
    premiumUntil: user.premiumUntil,
    joinedAt: user.createdAt,
    seenAt: user.lastSeenAt,
    hasSecondFactor: user.hasSecondFactor,
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
    actor: entry.actor?.displayName ?? null,
    act: entry.act,
    subject: subject && {
      name: nameIn(entry.after) ?? nameIn(entry.before) ?? subject.name ?? subject.id,
      ...(subject.kind === "story" && { href: paths.story(subject.id) }),
    },
    at: entry.createdAt,
    before: asText(entry.before),
    after: asText(entry.after),
  };
}

/** The name of what was changed, if the audit note has it. */
function nameIn(note: unknown): string | undefined {
  if (typeof note !== "object" || note === null) return undefined;
  const { title, display_name: name } = note as { title?: unknown; display_name?: unknown };
  return [title, name].find(isName);
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
    isScheduled: answer.isScheduled,
    isSealed: answer.isSealed,
    isRunning: answer.isRunning,
    isLate: answer.isLate,
    nextAt: answer.nextAt,
    last,
    failure,
    kept: kept.map(({ name, bytes, download, madeAt, isDaily, isSealed }) => ({
      name,
      bytes,
      download,
      madeAt,
      isDaily,
      isSealed,
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
  slowCalls,
}: Health): SystemHealth {
  const { givenUp, ...waiting } = queues;
  return {
    checkedAt: now,
    startedAt: since,
    findings: findings.map((finding) => ({
      ...finding,
      ...(ofModels.has(finding.key) && { href: paths.adminModels }),
    })),
    version: host.version,
    database: host.database,
    databaseBytes: host.databaseBytes,
    pictures: host.pictures,
    diskBytes: host.diskBytes,
    diskFreeBytes: host.diskFreeBytes,
    queues: waiting,
    givenUp,
    servers: servers.map((server) => ({
      name: server.name,
      version: server.version,
      isAlive: server.isAlive,
      isThis: server.isThis,
      startedAt: server.startedAt,
      seenAt: server.seenAt,
      memoryBytes: server.memoryBytes,
      turnsRunning: server.turnsRunning,
      requests: server.requests,
      requestsFailed: server.requestsFailed,
    })),
    models: models.map((model) => ({
      key: model.modelKey,
      kind: model.kind,
      providers: model.providers.map((provider) => ({
        provider: provider.provider,
        model: provider.model,
        state: provider.state,
        restsUntil: provider.restsUntil,
        lastError: provider.lastError,
      })),
      turns: model.turns,
      failedTurns: model.failedTurns,
      coins: model.coins,
      tokens: model.promptTokens + model.completionTokens,
    })),
    routes,
    slowCalls: slowCalls.map(({ method, route, requests, meanMs, worstMs }) => {
      return { method, route, requests, meanMs, worstMs };
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
