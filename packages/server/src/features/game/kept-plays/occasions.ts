import type { EventKind } from "../../progress/index.ts";
import type { Session } from "../repo.ts";
import type { KeptPlay } from "@katha/play";
import type { Shown } from "./repo.ts";

/** Something in a play that progress counts. */
export interface Occasion {
  kind: EventKind;
  occasion: string;
}

const toldBy = {
  continue: "told",
  immerse: "immersed",
  custom_action: "acted",
} as const;

function ofTurn({ id, action, copy_of, picture }: Shown): Occasion[] {
  // Parts copied into a branch were counted in the original session.
  if (copy_of !== null || action === "undo") return [];
  if (action !== "show") return [{ kind: toldBy[action], occasion: id }];
  return picture === null ? [] : [{ kind: "painted", occasion: id }];
}

/**
 * The occasions of these turns, and of the scenes and the ending that a play has come to: a scene and an ending count
 * once per story, a finished session once over its branches.
 */
export function occasionsOf(
  session: Pick<Session, "story_id" | "family">,
  { turns, scenes, ending }: { turns: readonly Shown[] } & Pick<KeptPlay, "scenes" | "ending">,
): Occasion[] {
  const ofStory = (node: string) => `${session.story_id}/${node}`;
  return [
    ...turns.flatMap(ofTurn),
    ...scenes.slice(1).map((node): Occasion => ({ kind: "scene_found", occasion: ofStory(node) })),
    ...(ending === null
      ? []
      : ([
          { kind: "ending_found", occasion: ofStory(ending.node) },
          { kind: "finished", occasion: session.family },
        ] satisfies Occasion[])),
  ];
}

const nameOf = ({ kind, occasion }: Occasion) => `${kind} ${occasion}`;

export function without(all: readonly Occasion[], others: readonly Occasion[]): Occasion[] {
  const known = new Set(others.map(nameOf));
  return all.filter((one) => !known.has(nameOf(one)));
}
