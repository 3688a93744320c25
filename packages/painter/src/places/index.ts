import type { Place } from "../scene/scene.ts";
import { court } from "./power/court.ts";
import { cricketGround } from "./town/cricket-ground.ts";
import { forest } from "./land/forest.ts";
import { garden } from "./land/garden.ts";
import { haveli } from "./town/haveli.ts";
import { market } from "./town/market.ts";
import { school } from "./town/school.ts";
import { kitchen } from "./indoors/kitchen.ts";
import { room } from "./indoors/room.ts";
import { coast, deck } from "./water/seaside.ts";
import { battlefield, fort } from "./power/strongholds.ts";
import { tidalForest } from "./water/tidal-forest.ts";
import { desert, mountains, temple } from "./land/lands.ts";
import { village } from "./land/village.ts";
import { palace } from "./power/palace.ts";
import { railway } from "./town/railway.ts";
import type { PlacePainter } from "./setting.ts";
import { theVoid } from "./land/void.ts";
import { street } from "./town/street.ts";
import { stepwell } from "./water/stepwell.ts";
import { ghats, riverbank, sea } from "./water/waters.ts";

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
