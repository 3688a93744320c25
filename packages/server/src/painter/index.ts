export { paintEmblem } from "./composition/emblem.ts";
export { paint, painterVersion, type Sheet } from "./paint.ts";
export { encode, renderOne, renderPicture, type Renditions } from "./renditions/render.ts";
export { altText } from "./scene/alt.ts";
export {
  cover,
  emblem,
  scene,
  type Cover,
  type Emblem,
  type Scene,
  type SceneInput,
} from "./scene/scene.ts";
