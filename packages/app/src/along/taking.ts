import type { ApiClient } from "@katha/api";
import type { AlongBundle } from "@katha/api/contract";
import type { NotTaken } from "@katha/ui/screens";
import type { OngoingPlay } from "@katha/play/device";
import { findAlong, listAlong, saveAlong, type AlongRecord } from "./device-db.ts";
import { prepareEngine } from "./engine.ts";
import { sessionsAlong, writeAlong } from "./kept.ts";
import { emitAlong } from "./events.ts";
import { broughtBack, isRefusal } from "./outcomes.ts";
import { putAway } from "./put-away.ts";
import { readerOf } from "../offline/kept-reader.ts";
import { fetchBundle } from "./settle-waiting.ts";

async function fetched(client: ApiClient, session: string): Promise<AlongBundle | NotTaken> {
  const { data, error } = await fetchBundle(client, { session, withStory: true });
  if (!error) return data;
  const { code } = error;
  return code === "needs_model" || isRefusal(code) ? code : "failed";
}

/** Pictures that stand in the session come along too: what fetches them keeps them. */
async function fetchPictures({ session }: AlongBundle): Promise<void> {
  const shown = session.session_data.narrative_history.flatMap(({ image_url: url }) => url ?? []);
  await Promise.all(shown.map((url) => fetch(url).catch(() => {})));
}

const workerMayTakeMs = 10_000;

/** Whether the service worker keeps what this page fetches; on a first visit it comes a little later. */
async function keepsFiles(): Promise<boolean> {
  const { serviceWorker, locks } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined || locks === undefined) return false;
  if (serviceWorker.controller !== null) return true;
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), workerMayTakeMs);
    const come = () => {
      clearTimeout(patience);
      resolve(true);
    };
    serviceWorker.addEventListener("controllerchange", come, { once: true });
  });
}

/** Takes a session along; says why not, if it cannot. */
export async function takeAlong(client: ApiClient, session: string): Promise<NotTaken | null> {
  if (!(await keepsFiles())) return "not_here";
  try {
    const reader = readerOf(client.signInStore);
    const bundle = await fetched(client, session);
    if (typeof bundle === "string") return bundle;
    const { story, play, story_version: version, balance } = bundle;
    if (reader === null || story === null) return "failed";
    // All that answers without a line is here before the story is said to be along.
    await Promise.all([prepareEngine(), import("./device-play.ts")]);
    await fetchPictures(bundle);
    const { title, language } = JSON.parse(story) as { title: string; language: string };
    await saveAlong(
      {
        id: session,
        reader,
        story: `${bundle.session.story_id} ${version}`,
        title,
        language,
        takenAt: new Date().toISOString(),
        session: bundle.session,
        play: JSON.parse(play) as OngoingPlay,
        balance,
        size: story.length + play.length + JSON.stringify(bundle.session).length,
        trouble: null,
        anew: false,
      },
      story,
    );
    writeAlong([...sessionsAlong(), session]);
    broughtBack.forget(session);
    // Asks the browser not to clear it by itself; what it answers changes nothing here.
    void navigator.storage?.persist?.();
    emitAlong({ kind: "changed", session });
    return null;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : navigator.onLine ? "failed" : "no_line";
  }
}

/** Has what waits told by the Katha of today. */
export async function tellAnew(session: string): Promise<void> {
  const found = await findAlong(session);
  if (found) await saveAlong({ ...found.kept, anew: true, trouble: null }, null);
}

/** Forgets what others had along on this device, but for what they told here and has not settled. */
export async function forgetOthers(client: ApiClient): Promise<void> {
  const reader = readerOf(client.signInStore);
  const all = await listAlong();
  const others = all.filter(({ kept, waiting }) => kept.reader !== reader && waiting.length === 0);
  for (const { kept } of others) await putAway(kept.id);
}

/** What is along of the reader who is signed in. */
export async function alongHere(client: ApiClient): Promise<AlongRecord[]> {
  const reader = readerOf(client.signInStore);
  const all = await listAlong();
  return all.filter(({ kept }) => kept.reader === reader);
}
