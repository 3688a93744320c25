import type { Body } from "@katha/api";
import type { ActionResponse, GameSession } from "@katha/api/contract";
import type { OngoingPlay } from "@katha/play/device";
import { alongDatabase } from "./kept.ts";

/** Why turns that were told here cannot settle; the reader decides what becomes of them. */
export interface Trouble {
  readonly stopped: "told_otherwise" | "refused";
  /** The code of the refusal. */
  readonly reason: string | null;
}

export interface SessionAlong {
  readonly id: string;
  /** Whose it is, by the subject of their token. */
  readonly reader: string;
  readonly story: string;
  readonly title: string;
  readonly language: string;
  readonly takenAt: string;
  /** The session as the server last told of it, and all that its next part follows from. */
  readonly session: GameSession;
  readonly play: OngoingPlay;
  readonly balance: number;
  /** Characters of what is kept for it. */
  readonly size: number;
  readonly trouble: Trouble | null;
  /** Settle what waits even where Katha tells it otherwise by now. */
  readonly anew: boolean;
}

export interface TurnAlong {
  readonly kind: "turn";
  readonly session: string;
  readonly n: number;
  readonly id: string;
  readonly form: Omit<Body<"settleAlong">["turns"][number], "id" | "told">;
  /** What the server compares its own telling with. */
  readonly read: string;
  readonly answer: ActionResponse;
  readonly next: OngoingPlay;
}

/** A picture of the last part, which waits for the line. */
export interface PictureAlong {
  readonly kind: "picture";
  readonly session: string;
  readonly n: number;
  readonly id: string;
  readonly form: Pick<Body<"takeTurn">, "actionType" | "selectedModel" | "seenPrice">;
}

export type Waiting = TurnAlong | PictureAlong;

interface StoryAlong {
  readonly name: string;
  readonly text: string;
}

const stores = ["stories", "sessions", "waiting"] as const;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(alongDatabase, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("stories", { keyPath: "name" });
      request.result.createObjectStore("sessions", { keyPath: "id" });
      request.result.createObjectStore("waiting", { keyPath: ["session", "n"] });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No database")));
  });
}

let database: Promise<IDBDatabase> | undefined;

type Within = (name: (typeof stores)[number]) => IDBObjectStore;

/** Resolves once everything is on the disk. */
async function transact<Result>(
  mode: IDBTransactionMode,
  work: (store: Within) => () => Result,
): Promise<Result> {
  database ??= opened();
  database.catch(() => (database = undefined));
  const db = await database;
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(stores, mode, { durability: "strict" });
    const result = work((name) => transaction.objectStore(name));
    transaction.addEventListener("complete", () => resolve(result()));
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("Nothing was kept")),
    );
  });
}

const ofSession = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

export interface AlongRecord {
  readonly kept: SessionAlong;
  readonly waiting: readonly Waiting[];
}

export function findAlong(id: string): Promise<AlongRecord | undefined> {
  return transact("readonly", (store) => {
    const kept = store("sessions").get(id) as IDBRequest<SessionAlong | undefined>;
    const waiting = store("waiting").getAll(ofSession(id)) as IDBRequest<Waiting[]>;
    return () => kept.result && { kept: kept.result, waiting: waiting.result };
  });
}

export function listAlong(): Promise<AlongRecord[]> {
  return transact("readonly", (store) => {
    const kept = store("sessions").getAll() as IDBRequest<SessionAlong[]>;
    const waiting = store("waiting").getAll() as IDBRequest<Waiting[]>;
    return () =>
      kept.result.map((one) => ({
        kept: one,
        waiting: waiting.result.filter(({ session }) => session === one.id),
      }));
  });
}

export function findStory(name: string): Promise<string | undefined> {
  return transact("readonly", (store) => {
    const story = store("stories").get(name) as IDBRequest<StoryAlong | undefined>;
    return () => story.result?.text;
  });
}

export function saveAlong(kept: SessionAlong, story: string | null): Promise<void> {
  return transact("readwrite", (store) => {
    store("sessions").put(kept);
    if (story !== null) store("stories").put({ name: kept.story, text: story });
    return () => {};
  });
}

export function keepWaiting(waiting: Waiting): Promise<void> {
  return transact("readwrite", (store) => {
    store("waiting").add(waiting);
    return () => {};
  });
}

export function forgetWaiting(all: readonly Waiting[]): Promise<void> {
  return transact("readwrite", (store) => {
    for (const { session, n } of all) store("waiting").delete([session, n]);
    return () => {};
  });
}

/** What settled waits no longer, and the session goes on from there, perhaps as a branch; at once or not at all. */
export function replaceSettled(
  before: SessionAlong,
  now: SessionAlong,
  { settled, left }: { settled: readonly Waiting[]; left: readonly Waiting[] },
): Promise<void> {
  return transact("readwrite", (store) => {
    for (const { session, n } of [...settled, ...left]) store("waiting").delete([session, n]);
    for (const one of left) store("waiting").put({ ...one, session: now.id });
    if (now.id !== before.id) store("sessions").delete(before.id);
    store("sessions").put(now);
    return () => {};
  });
}

/** Puts a session away, and its story, unless another session has it along. */
export async function forgetAlong(id: string): Promise<void> {
  const all = await listAlong();
  const own = all.find(({ kept }) => kept.id === id);
  const isShared = all.some(({ kept }) => kept.id !== id && kept.story === own?.kept.story);
  await transact("readwrite", (store) => {
    store("sessions").delete(id);
    store("waiting").delete(ofSession(id));
    if (own && !isShared) store("stories").delete(own.kept.story);
    return () => {};
  });
}
