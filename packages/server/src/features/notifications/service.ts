import type {
  Notification,
  Notifications,
  StoryStatus,
  UnreadNotifications,
} from "@katha/api/contract";
import { newestFirst } from "../../db/newest-first.ts";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import { notFound } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { countUnread, findNotifications, findOwn, markRead, markReadUpTo } from "./repo.ts";

type NotificationRow = Awaited<ReturnType<ReturnType<typeof findNotifications>["execute"]>>[number];

export interface NotificationNeeds {
  db: Db;
  clock: Clock;
  /** The ids of those stories that the viewer may read. */
  readableIds: (
    db: Db,
    stories: readonly { id: string; status: StoryStatus; author_id: string | null }[],
    viewer: Viewer,
  ) => Promise<ReadonlySet<string>>;
}

function notificationAnswer(row: NotificationRow, readable: ReadonlySet<string>): Notification {
  const { id, kind, created_at, read_at, story_id, story_title } = row;
  return {
    id,
    kind,
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
    story:
      story_id === null
        ? null
        : { id: story_id, title: story_title ?? "", is_open: readable.has(story_id) },
    session_id: row.session_id,
    task: row.task_id === null ? null : { code: row.task_id, title: row.title, coins: row.coins },
    excerpt: row.excerpt,
  };
}

export async function listOf(
  { db, readableIds }: NotificationNeeds,
  query: { cursor?: string | undefined; limit: number },
  viewer: Viewer,
): Promise<Notifications> {
  const { rows, next_cursor } = await newestFirst(findNotifications(db, viewer.id), "n", query);
  const stories = rows.flatMap(({ story_id: id, status, author_id }) =>
    id === null || status === null ? [] : [{ id, status, author_id }],
  );
  const readable = await readableIds(db, stories, viewer);
  return {
    unread: await countUnread(db, viewer.id),
    notifications: rows.map((row) => notificationAnswer(row, readable)),
    next_cursor,
  };
}

export async function unreadOf(
  { db }: Pick<NotificationNeeds, "db">,
  { id }: Viewer,
): Promise<UnreadNotifications> {
  return { unread: await countUnread(db, id) };
}

async function own(db: Db, id: string, viewer: Viewer) {
  const found = await findOwn(db, { id, userId: viewer.id });
  if (found === undefined)
    throw notFound("notification_not_found", "There is no such notification: it may have gone.");
  return found;
}

export async function readOne(
  { db, clock }: NotificationNeeds,
  id: string,
  viewer: Viewer,
): Promise<UnreadNotifications> {
  const found = await own(db, id, viewer);
  await markRead(db, found.id, clock.now());
  return unreadOf({ db }, viewer);
}

/** What came after the newest that was seen stays unread. */
export async function readUpTo(
  { db, clock }: NotificationNeeds,
  newest: string,
  viewer: Viewer,
): Promise<UnreadNotifications> {
  const { id, created_at } = await own(db, newest, viewer);
  await markReadUpTo(db, viewer.id, { newest: { id, at: created_at }, at: clock.now() });
  return unreadOf({ db }, viewer);
}
