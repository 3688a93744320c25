import type { CastMember, HeldThing, Pose } from "../../scene/scene.ts";
import { wardrobe } from "./wardrobe.ts";

/** What a pose wants in the hand: one of these, the first of them where the person holds none. */
const wanted: Partial<Record<Pose, readonly [HeldThing, ...HeldThing[]]>> = {
  fight: ["sword", "spear", "staff", "bow"],
  row: ["oar"],
  read: ["book", "letter", "scroll"],
};

/** What can be held in a dance, or in a saddle. */
const allowed: Partial<Record<Pose, readonly HeldThing[]>> = {
  dance: ["lamp", "flower", "flute", "drum", "sword"],
  ride: ["sword", "spear", "flag", "bow", "lantern"],
};

const emptyHanded: ReadonlySet<Pose> = new Set(["sleep", "greet", "mourn"]);
/** In these a thing that only the role would carry is put away. */
const lively: ReadonlySet<Pose> = new Set(["run", "dance", "ride", "kneel", "bow"]);

/** What a person is seen to hold; what is painted and what is told agree by this. */
export function holding({ role, pose, holds }: CastMember): HeldThing | undefined {
  const list = wanted[pose];
  const own = holds ?? (lively.has(pose) ? undefined : wardrobe[role].holds);
  if (list !== undefined) return own !== undefined && list.includes(own) ? own : list[0];
  if (emptyHanded.has(pose)) return undefined;
  if (own !== undefined && allowed[pose]?.includes(own) === false) return undefined;
  // An oar is for a boat; on land it stays in it.
  return own === "oar" ? undefined : own;
}
