import type { Place } from "../scene/scene.ts";
import { court } from "./court.ts";
import { cricketGround } from "./cricket-ground.ts";
import { forest } from "./forest.ts";
import { desert, mountains, temple, village } from "./lands.ts";
import { palace } from "./palace.ts";
import { railway } from "./railway.ts";
import type { PlacePainter } from "./setting.ts";
import { theVoid } from "./void.ts";
import { street } from "./street.ts";
import { stepwell } from "./stepwell.ts";
import { ghats, riverbank, sea } from "./waters.ts";

export const placePainters: Record<Place, PlacePainter> = {
  forest,
  riverbank,
  sea,
  desert,
  mountains,
  palace,
  court,
  temple,
  village,
  stepwell,
  ghats,
  railway,
  "cricket-ground": cricketGround,
  street,
  void: theVoid,
};
