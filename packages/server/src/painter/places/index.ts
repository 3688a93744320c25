import type { Place } from "../scene/scene.ts";
import { court } from "./court.ts";
import { cricketGround } from "./cricket-ground.ts";
import { forest } from "./forest.ts";
import { garden, haveli, market, school } from "./gathering.ts";
import { kitchen, room } from "./interiors.ts";
import { coast, deck } from "./seaside.ts";
import { battlefield, fort } from "./strongholds.ts";
import { tidalForest } from "./tidal-forest.ts";
import { desert, mountains, temple } from "./lands.ts";
import { village } from "./village.ts";
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
  "tidal-forest": tidalForest,
  garden,
  market,
  haveli,
  fort,
  school,
  battlefield,
  deck,
  coast,
  room,
  kitchen,
};
