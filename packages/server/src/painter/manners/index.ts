import type { MannerName } from "../scene/scene.ts";
import type { Manner } from "./manner.ts";
import { vishvakarma } from "./vishvakarma/index.ts";

export const manners: Record<MannerName, Manner> = { vishvakarma };
