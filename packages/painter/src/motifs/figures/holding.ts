import type { CastMember, HeldThing, Pose } from "../../scene/scene.ts";
import { wardrobe } from "./wardrobe.ts";

/** Poses that need something in the hand: one of these, or the first if the person holds none of them. */
const wanted: Partial<Record<Pose, readonly [HeldThing, ...HeldThing[]]>> = {
  fight: ["sword", "spear", "staff", "bow"],
  row: ["oar"],
  read: ["book", "letter", "scroll"],
};

/** What can be held while dancing or riding. */
const allowed: Partial<Record<Pose, readonly HeldThing[]>> = {
  dance: ["lamp", "flower", "flute", "drum", "sword"],
  ride: ["sword", "spear", "flag", "bow", "lantern"],
};

const emptyHanded: ReadonlySet<Pose> = new Set(["sleep", "greet", "mourn"]);
/** Poses in which people do not carry what comes only from their role. */
const lively: ReadonlySet<Pose> = new Set(["run", "dance", "ride", "kneel", "bow"]);

/** What a person visibly holds. Both the picture and its description use this, so that they agree. */
export function holding({ role, pose, holds }: CastMember): HeldThing | undefined {
  const list = wanted[pose];
  const own = holds ?? (lively.has(pose) ? undefined : wardrobe[role].holds);
  if (list !== undefined) return own !== undefined && list.includes(own) ? own : list[0];
  if (emptyHanded.has(pose)) return undefined;
  if (own !== undefined && allowed[pose]?.includes(own) === false) return undefined;
  // Oars are only held in boats.
  return own === "oar" ? undefined : own;
}
