import type { Story, StoryDetail } from "@katha/api";
import type { StoryResult } from "@katha/ui/screens";
import { isMissing } from "../../errors/failure.ts";

export interface StoryRead {
  readonly story: (Story & Pick<StoryDetail, "counted" | "needsModel">) | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

export function toResult(
  { story, error, isFetching }: StoryRead,
  explain: (error: unknown) => string,
): StoryResult {
  if (story) return { state: "ready", story };
  if (isFetching || error === undefined) return { state: "loading" };
  return isMissing(error) ? { state: "missing" } : { state: "failed", message: explain(error) };
}
