import type { StoryVersion } from "../../port.ts";

/** Whether this reaction is the author's answer to whatever was typed: the player's act is told before it. */
export function isCatchAll({ graph }: StoryVersion, name: string): boolean {
  const reaction = graph.reactions?.[name];
  if (reaction === undefined || reaction.command !== "" || reaction.at !== "") return false;
  return reaction.about === "" && reaction.topics.length === 0;
}
