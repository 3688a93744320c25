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

const isTo = ({ baseURL }: FakeOpenAi, [to]: Parameters<typeof fetch>) =>
  String(to instanceof Request ? to.url : to).startsWith(baseURL);
