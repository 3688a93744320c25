import { parentPort } from "node:worker_threads";
import type { PlayedContent } from "../../stories/authoring/history.ts";
import { ownTask } from "../../../lib/workers/thread.ts";
import { operations } from "./operations.ts";
import { playableFrom, playedLast, type PlayableStory } from "./playable-stories.ts";
import { prepared } from "./prepare.ts";
import { nameOfStory, type StoryAnswer, type StoryRequest } from "./story-threads.ts";

const port = parentPort;
if (!port) throw new Error("Stories are worked out in threads of their own.");
const say = (message: StoryAnswer) => port.postMessage(message, []);

const kept = playedLast();
/** What waits for the text of a story. */
let waiting: StoryRequest | undefined;

async function answer({ name, input }: StoryRequest, work: PlayableStory): Promise<void> {
  say({ kind: "begun" });
  const operation = operations[name] as (work: PlayableStory, input: unknown) => unknown;
  say({ kind: "done", result: await operation(work, input) });
}

async function take(request: StoryRequest): Promise<void> {
  const work = kept.get(nameOfStory(request.story));
  if (work !== undefined) return answer(request, work);
  waiting = request;
  say({ kind: "wanted", story: request.story });
}

async function read(text: string | null): Promise<void> {
  const request = waiting;
  waiting = undefined;
  if (request === undefined) return;
  if (text === null) {
    say({ kind: "done", result: "no such version" });
    return;
  }
  const work = prepared(playableFrom(JSON.parse(text) as PlayedContent));
  kept.add(nameOfStory(request.story), work);
  await answer(request, work);
}

port.on("message", (message: { text: string | null } | StoryRequest) => {
  const done = "text" in message ? read(message.text) : take(message);
  done.catch((error: unknown) => {
    say({
      kind: "failed",
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  });
});

say({ kind: "ready", task: ownTask() });
