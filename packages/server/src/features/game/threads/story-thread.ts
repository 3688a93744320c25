import { parentPort } from "node:worker_threads";
import { Problem } from "../../../lib/problem.ts";
import { ownTask } from "../../../lib/workers/thread.ts";
import { createTriedStories, triedStory } from "../test-play/tried-stories.ts";
import { tryStep } from "../test-play/trial.ts";
import { operations, playableFrom, type PlayableStory, prepared } from "@katha/play";
import { playedLast } from "./playable-stories.ts";
import {
  nameOfStory,
  type PlayRequest,
  type StoryAnswer,
  type StoryRequest,
  type StoryResult,
} from "./story-threads.ts";

const port = parentPort;
if (!port) throw new Error("Stories are worked out in threads of their own.");
const say = (message: StoryAnswer) => port.postMessage(message, []);
const done = (result: StoryResult) => say({ kind: "done", result });

const kept = playedLast();
const sayWhatIsKept = () => say({ kind: "keeps", keys: kept.names() });
const triedStories = createTriedStories((story) => prepared(triedStory(story)));
/** What waits for the text of a story. */
let waiting: PlayRequest | undefined;

async function answer({ name, input }: PlayRequest, work: PlayableStory): Promise<void> {
  say({ kind: "begun" });
  const operation = operations[name] as (work: PlayableStory, input: unknown) => unknown;
  done({ value: await operation(work, input) });
}

async function take(request: StoryRequest): Promise<void> {
  if ("tried" in request) {
    const work = triedStories(request.tried);
    say({ kind: "begun" });
    return done({ value: await tryStep(work, request.step) });
  }
  const work = kept.get(nameOfStory(request.story));
  if (work !== undefined) return answer(request, work);
  waiting = request;
  return say({ kind: "wanted", story: request.story });
}

async function read(text: string | null): Promise<void> {
  const request = waiting;
  waiting = undefined;
  if (request === undefined) return;
  if (text === null) return done({ isMissing: true });
  const work = prepared(playableFrom(text));
  kept.add(nameOfStory(request.story), work, text.length);
  sayWhatIsKept();
  await answer(request, work);
}

function fail(error: unknown): void {
  if (error instanceof Problem) {
    const { status, code, detail, fields, headers } = error;
    return done({ refused: { status, code, detail, fields, headers } });
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  say({ kind: "failed", reason });
}

/** Without work for so long, a thread gives its memory back: V8 by itself collects nothing where nothing happens. */
const restsAfterMs = 30_000;
const resting = setTimeout(() => {
  kept.keepNewest();
  sayWhatIsKept();
  // An ordinary collection leaves most of it where it is.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}, restsAfterMs);
resting.unref();

port.on("message", (message: { text: string | null } | StoryRequest) => {
  resting.refresh();
  const work = "text" in message ? read(message.text) : take(message);
  work.catch(fail);
});

say({ kind: "ready", task: ownTask() });
