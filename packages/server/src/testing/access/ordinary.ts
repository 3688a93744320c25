import { storyStatuses, type AnyCall } from "@katha/api/contract";
import { z } from "zod";
import type { Statuses } from "./people.ts";

export const isAboutSession = ({ path }: AnyCall) => path.includes("{session_id}");

export function isAboutStory({ path, body }: AnyCall): boolean {
  const isInPath = /^\/(?:stories|admin\/reviews)\/\{id\}|\{story_id\}/.test(path);
  return isInPath || (body instanceof z.ZodObject && "story_id" in body.shape);
}

/** The states in which a call is made: each that a story can have, or one. */
export const statesOf = (call: AnyCall): readonly string[] =>
  isAboutStory(call) ? storyStatuses : ["-"];

/** What each person is answered, from what the contract says of the call. `owner` owns the story or session. */
export function ordinaryStatuses(call: AnyCall, state: string): Statuses {
  const { access, status, tag } = call;
  const anonymous = access === "anyone" ? status : 401;
  if (access === "admin") return row({ anonymous, others: 403, owner: 403, admin: status });
  // Sessions are their player's alone.
  if (isAboutSession(call)) return row({ anonymous, others: 404, owner: status, admin: 404 });
  const owned = { owner: status, admin: status };
  if (!isAboutStory(call)) return row({ anonymous, others: status, ...owned });
  if (state !== "published")
    return row({ anonymous: access === "anyone" ? 404 : 401, others: 404, ...owned });
  // Whoever can read a story may do so, and is told that changing it is not for them.
  return row({ anonymous, others: tag === "authoring" ? 403 : status, ...owned });
}

function row({ others, ...rest }: Omit<Statuses, "player" | "other-author"> & { others: number }) {
  return { ...rest, player: others, "other-author": others };
}
