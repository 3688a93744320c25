import type { Story } from "@katha/api";
import type { StoryArrival, Translate, commonMessages } from "@katha/ui";
import { faultMessage, toFault } from "../../errors/fault.ts";
import { toFacts } from "../../story/story.ts";

export interface StoryRead {
  readonly story: Story | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

export function toArrival(
  { story, error, isFetching }: StoryRead,
  t: Translate<typeof commonMessages>,
): StoryArrival {
  if (story) return { state: "here", story: toFacts(story) };
  if (isFetching || error === undefined) return { state: "loading" };
  const fault = toFault(error);
  if (fault.kind === "missing") return { state: "missing" };
  return { state: "failed", message: faultMessage(fault, t, "story.error") };
}
