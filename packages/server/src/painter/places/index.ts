import type { Place } from "../scene.ts";
import { forest } from "./forest.ts";
import { palace } from "./palace.ts";
import { railway } from "./railway.ts";
import type { PlacePainter } from "./setting.ts";

export const placePainters = { forest, palace, railway } as unknown as Record<Place, PlacePainter>;
