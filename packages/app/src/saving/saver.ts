import { changedStoryFaults, type Incoming, type StoryEntry } from "@katha/ui";
import { held } from "../held.ts";
import { chosenOf, decided, newClashes, type Side, takenFrom } from "./clashes.ts";
import { type Ground, isSame, mergeEntries } from "./merge-entries.ts";
import type { KnownStory, News, SaverNeeds, SaverState, SendAnswer } from "./orders.ts";

/** A save by itself waits for a pause in the writing, but not for ever. */
export const quietMs = 2_000;
export const longestMs = 15_000;
const triesAgainMs = [3_000, 6_000, 12_000, 30_000, 60_000];

/** One story's words on their way to the server: one save at a time, none over another's. */
export function newSaver({ send, newest, draft }: SaverNeeds, known: KnownStory) {
  const kept = draft.read();
  const first: StoryEntry = { ...known.entry, ...kept };
  const writtenOver = draft.version() ?? known.version;
  let latest = first;
  let version = known.version;
  let ground: Ground | undefined = { sent: known.entry, read: known.entry };
  let keepsBefore = false;
  let isLeaving = false;
  let isArriving = false;
  let isLeft = false;
  let failures = 0;
  let unsavedSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;
  let sent: StoryEntry | undefined;

  const store = held<SaverState>({
    keeping: "saved",
    savedAt: known.savedAt,
    isDraft: known.isDraft,
  });
  const put = (change: Partial<SaverState>) => store.put({ ...store.read(), ...change });
  const differs = () => ground === undefined || !isSame(latest, ground.sent);
  // Until all is chosen, what is kept was written over the older one: whoever comes back is asked again.
  let asksOver: { version: number; over: StoryEntry | undefined } | undefined;
  const keep = () => {
    const over = asksOver ?? { version, over: ground?.sent };
    draft.keep(latest, over.version, over.over);
  };

  function settle(savedAt = store.read().savedAt): void {
    draft.forget();
    unsavedSince = undefined;
    put({ keeping: "saved", savedAt, error: undefined, ...(isLeaving && { asked: "saved" }) });
  }

  /** Saves by itself after a while; where that is not its business, the words wait in the browser. */
  function plan(): void {
    clearTimeout(timer);
    if (isLeft) return;
    const { conflict, isDraft, error } = store.read();
    if (conflict) return put({ keeping: "asking" });
    if (!isDraft) return put({ keeping: error === undefined ? "deliberate" : "kept" });
    unsavedSince ??= Date.now();
    if (failures === 0) put({ keeping: "waiting" });
    const patience = unsavedSince + longestMs - Date.now();
    const again = triesAgainMs[Math.min(failures, triesAgainMs.length) - 1];
    timer = setTimeout(() => void go(), again ?? Math.max(0, Math.min(quietMs, patience)));
  }

  function go(): Promise<void> {
    clearTimeout(timer);
    if (flight === undefined) {
      flight = attempt().finally(() => {
        flight = undefined;
        // What arrives is written first, and saved then.
        if (isArriving) return;
        if (store.read().conflict) plan();
        else if (!differs()) settle();
        else if (isLeaving) void go();
        else if (failures > 0 || latest !== sent) plan();
      });
    }
    return flight;
  }

  async function attempt(): Promise<void> {
    if (isArriving || store.read().conflict) return;
    if (!differs()) return settle();
    sent = latest;
    if (Object.keys(changedStoryFaults(latest)).length > 0) {
      isLeaving = false;
      return put({ keeping: "faulty", asked: undefined });
    }
    put({ keeping: "saving" });
    const over = ground?.sent ?? known.entry;
    await hear(await send({ entry: sent, over, version, keepsBefore }), sent);
  }

  async function hear(answer: SendAnswer, entry: StoryEntry): Promise<void> {
    switch (answer.kind) {
      case "saved":
        failures = 0;
        keepsBefore = false;
        return stand(answer.story, entry);
      case "stale": {
        const story = await newest();
        return story ? meet(story) : fail({ kind: "away", error: undefined });
      }
      default:
        return fail(answer);
    }
  }

  function fail(answer: Exclude<SendAnswer, { kind: "saved" | "stale" }>): void {
    const isAway = answer.kind === "away";
    failures = store.read().isDraft && isAway ? failures + 1 : 0;
    // Only a save that was asked for interrupts whoever writes.
    const why = isLeaving && { error: answer.error };
    isLeaving = false;
    const keeping = !isAway && answer.isFaulty ? "faulty" : "kept";
    put({ keeping, asked: undefined, ...why });
  }

  /** The words that were sent are the story by now. */
  function stand(story: KnownStory, entry: StoryEntry): void {
    version = story.version;
    const { coverUrl } = story.entry;
    // A picture from elsewhere is one of ours once it was saved.
    const isMoved = coverUrl !== entry.coverUrl;
    ground = { sent: { ...entry, coverUrl }, read: story.entry };
    put({ isDraft: story.isDraft });
    unsavedSince = undefined;
    if (differs()) keep();
    else settle(story.savedAt);
    if (isMoved)
      arrive((mine) => (mine.coverUrl === entry.coverUrl ? { ...mine, coverUrl } : mine));
  }

  let unheard: Incoming["into"] | undefined;
  /** Words go into the form before its next letter; then the form says what stands in it. */
  function arrive(next: Incoming["into"]): void {
    const before = unheard;
    const all: Incoming["into"] = before ? (mine) => next(before(mine)) : next;
    unheard = all;
    const into: Incoming["into"] = (mine) => {
      unheard = undefined;
      return all(mine);
    };
    put({ incoming: { into } });
  }

  /** The story was saved elsewhere since: both are put together, and only what clashes is asked. */
  function meet(story: KnownStory): void {
    isArriving = true;
    clearTimeout(timer);
    arrive((mine) => {
      const { entry, clashes, came } = mergeEntries(ground, mine, story.entry);
      isArriving = false;
      const conflict = newClashes(clashes, story);
      if (conflict) {
        isLeaving = false;
        asksOver ??= { version, over: ground?.sent };
      }
      ground = { sent: story.entry, read: story.entry };
      version = story.version;
      put({
        conflict,
        news: together(store.read().news, came),
        isDraft: story.isDraft,
        savedAt: story.savedAt,
        ...(conflict && { asked: undefined }),
      });
      return entry;
    });
  }

  const decide = (id: string, side: Side) => {
    const { conflict } = store.read();
    if (conflict === undefined) return;
    const scene = conflict.scenes.find((one) => one.id === id);
    // What is not taken is worth a version.
    if (side === "mine") keepsBefore = true;
    const left = decided(conflict, id);
    if (left === undefined) asksOver = undefined;
    put({ conflict: left });
    const chosen = scene && chosenOf(scene.clash, side);
    if (chosen) arrive((mine) => takenFrom(mine, chosen));
    plan();
  };

  const saver = {
    read: store.read,
    listen: store.listen,
    /** What the form begins with. */
    first,
    version: () => version,
    /** What stands in the form by now. */
    now: () => latest,
    isUnsaved: () => differs() || store.read().conflict !== undefined,
    /** What was written in the form. */
    write: (entry: StoryEntry): void => {
      latest = entry;
      if (isArriving) return keep();
      if (!differs() && !flight && !store.read().conflict) {
        clearTimeout(timer);
        return settle();
      }
      keep();
      if (isLeaving) void go();
      else if (!flight) plan();
    },
    /** A save that was asked for; where something clashes still, mine stands. */
    save: async (entry: StoryEntry): Promise<void> => {
      latest = entry;
      if (store.read().conflict) keepsBefore = true;
      asksOver = undefined;
      keep();
      put({ conflict: undefined, asked: "saving", error: undefined });
      await flight;
      isLeaving = true;
      await go();
    },
    /** The form is open. */
    begin: (): void => {
      isLeft = false;
      if (kept !== undefined && !isArriving) saver.write(latest);
    },
    /** The form is closed, and hands over its last words. */
    leave: (): void => {
      isLeft = true;
      clearTimeout(timer);
      queueMicrotask(() => {
        if (isLeft) void saver.flush();
      });
    },
    /** At once, where it saves by itself: the page goes, or something builds on what is saved. */
    flush: async (): Promise<void> => {
      if (!store.read().isDraft || store.read().conflict) return;
      await flight;
      if (differs()) await go();
    },
    /** The line is there again. */
    tryAgain: (): void => {
      if (failures > 0) void go();
    },
    /** The server's story as it was read just now. */
    seen: (story: KnownStory): void => {
      const isBusy = flight !== undefined || isArriving || store.read().asked !== undefined;
      if (story.version > version && !isBusy && !store.read().conflict) meet(story);
    },
    /** Another version stands in the place of all that was written. */
    replace: (story: KnownStory): void => {
      clearTimeout(timer);
      asksOver = undefined;
      version = story.version;
      ground = { sent: story.entry, read: story.entry };
      put({ conflict: undefined, news: undefined, savedAt: story.savedAt, isDraft: story.isDraft });
      arrive(() => story.entry);
    },
    decide,
    hideNews: (): void => put({ news: undefined }),
  };

  if (kept !== undefined && writtenOver !== known.version) {
    const before = draft.before();
    const was = before && { ...first, ...before };
    ground = was && { sent: was, read: was };
    version = writtenOver;
    meet(known);
  }
  return saver;
}
export type Saver = ReturnType<typeof newSaver>;

function together(one: News | undefined, other: News): News | undefined {
  const fields = [...new Set([...(one?.fields ?? []), ...other.fields])];
  const scenes = (one?.scenes ?? 0) + other.scenes;
  return fields.length > 0 || scenes > 0 ? { fields, scenes } : undefined;
}
