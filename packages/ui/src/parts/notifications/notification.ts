import type { Notification } from "@katha/api/shapes";
import type { Addresses } from "../AddressesProvider/AddressesProvider.tsx";

type Places = Pick<Addresses, "play" | "profile" | "story" | "myStories">;

/** Where it happened; undefined where there is nothing to be seen any more. */
export function placeOfNews(
  { kind, story, sessionId }: Pick<Notification, "kind" | "story" | "sessionId">,
  places: Places,
): string | undefined {
  if (kind === "task_completed") return places.profile;
  if (story === null) return undefined;
  if (kind === "story_returned") return places.myStories;
  if (kind === "line_answered" && sessionId !== null) return places.play(sessionId);
  return story.isOpen ? places.story(story.id) : undefined;
}
