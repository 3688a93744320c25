import type { AnimalGroup, CastMember, Scene } from "./scene.ts";

export const mountKinds = ["horse", "elephant", "camel"] as const;
export type MountKind = (typeof mountKinds)[number];

export interface Riding {
  /** The mount of each rider. */
  readonly mounts: ReadonlyMap<CastMember, MountKind>;
  /** The animals that nobody rides. */
  readonly animals: readonly AnimalGroup[];
}

/** Riders use animals that the scene names; if there are none, they get a horse. */
export function ridingIn({ cast, animals }: Scene): Riding {
  const left = new Map(animals.map((group) => [group, group.count]));
  const mounts = new Map<CastMember, MountKind>();
  for (const member of cast.filter(({ pose }) => pose === "ride")) {
    const named = [...left].find(
      ([{ kind }, count]) => count > 0 && mountKinds.some((one) => one === kind),
    );
    if (named) left.set(named[0], named[1] - 1);
    mounts.set(member, mountKinds.find((one) => one === named?.[0].kind) ?? "horse");
  }
  return {
    mounts,
    animals: [...left]
      .filter(([, count]) => count > 0)
      .map(([{ kind, pose, facing }, count]) => ({ kind, count, pose, facing })),
  };
}
