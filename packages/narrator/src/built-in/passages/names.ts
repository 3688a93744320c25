import type { VoicedContext } from "../turn-context.ts";

/** What comes of the player's giving a name just now. */
export function nameGiven({ request, world, lines }: VoicedContext): string {
  const name = world.naming.exec(request.said ?? "")?.[1];
  const isKnown = request.passages.some(({ said }) => world.naming.exec(said ?? "")?.[1] === name);
  return name === undefined || isKnown ? "" : lines.fresh(world.named, { name });
}

/** A name that the player gave some turns ago is used. */
export function nameAgain({ request, world, lines }: VoicedContext): string {
  const given = request.passages
    .slice(0, -1)
    .flatMap(({ said }) => world.naming.exec(said ?? "")?.[1] ?? []);
  const name = given.at(-1);
  return name === undefined ? "" : lines.fresh(world.nameAgain, { name });
}
