import type { SpokenGround } from "./ground.ts";

/** What comes of the player's giving a name just now. */
export function nameGiven({ telling, world, lines }: SpokenGround): string {
  const name = world.naming.exec(telling.said ?? "")?.[1];
  const isKnown = telling.passages.some(({ said }) => world.naming.exec(said ?? "")?.[1] === name);
  return name === undefined || isKnown ? "" : lines.fresh(world.named, { name });
}

/** A name that the player gave some turns ago is used. */
export function nameAgain({ telling, world, lines }: SpokenGround): string {
  const given = telling.passages
    .slice(0, -1)
    .flatMap(({ said }) => world.naming.exec(said ?? "")?.[1] ?? []);
  const name = given.at(-1);
  return name === undefined ? "" : lines.fresh(world.nameAgain, { name });
}
