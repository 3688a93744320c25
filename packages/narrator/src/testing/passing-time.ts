import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, vi } from "vitest";
import type { FakeOpenAi } from "./fake-openai/index.ts";

/** Time limits of this test pass only as what is below says. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** So many milliseconds pass once `fake` was asked, before it answers. */
export function answeringAfter(fake: FakeOpenAi, milliseconds: number): typeof fetch {
  stopTimers();
  return async (...request) => {
    const before = fake.asked.length;
    const answer = fetch(...request);
    if (!isTo(fake, request)) return answer;
    await expect.poll(() => fake.asked.length, { interval: 5 }).toBeGreaterThan(before);
    vi.advanceTimersByTime(milliseconds);
    return answer;
  };
}

/** So many milliseconds pass after each event of what `fake` streams. */
export function streamingWith(
  fake: FakeOpenAi,
  millisecondsAfter: (event: number) => number,
): typeof fetch {
  stopTimers();
  return async (...request) => {
    const answer = await fetch(...request);
    if (!isTo(fake, request) || answer.body === null) return answer;
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(eventByEvent(millisecondsAfter))
      .pipeThrough(new TextEncoderStream());
    return new Response(events, answer);
  };
}

const isTo = ({ baseURL }: FakeOpenAi, [to]: Parameters<typeof fetch>) =>
  String(to instanceof Request ? to.url : to).startsWith(baseURL);

function eventByEvent(millisecondsAfter: (event: number) => number) {
  let rest = "";
  let number = 0;
  return new TransformStream<string, string>({
    transform: async (piece, out) => {
      const events = (rest + piece).split(/(?<=\n\n)/);
      rest = events.at(-1)?.endsWith("\n\n") ? "" : (events.pop() ?? "");
      for (const event of events) {
        out.enqueue(event);
        // Whoever reads has it before the time passes.
        await nextTurn();
        vi.advanceTimersByTime(millisecondsAfter(number));
        number += 1;
      }
    },
    flush: (out) => out.enqueue(rest),
  });
}
