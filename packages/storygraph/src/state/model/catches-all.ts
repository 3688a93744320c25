import type { ActKind } from "./acts.ts";
import type { Reaction } from "./parts.ts";

/** What is asked, said or looked at is most of what is typed. */
const usual: ReadonlySet<string> = new Set<ActKind>(["ask", "tell", "say_aloud", "look"]);

/** Whether an answer comes to whatever is typed where it is heard: it asks for no topic, person, thing or condition. */
export function catchesAll({ command, topics, about, when, acts }: Reaction): boolean {
  if (command !== "" || topics.length > 0 || about !== "" || when !== undefined) return false;
  return acts.length === 0 || acts.some((act) => usual.has(act));
}
