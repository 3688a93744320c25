export { paintEmblem } from "./composition/emblem.ts";
export { paintingStyleOf } from "./painting-styles/style-of-model.ts";
export { paint, painterVersion, type Sheet } from "./paint.ts";
export { encode, type PictureFormat, renderOne } from "./renditions/render.ts";
export { altText, altTextOf } from "./scene/alt/index.ts";
export { sceneFrom } from "./scene/from-story.ts";
export {
  cover,
  emblem,
  paintingStyleNames,
  scene,
  type Cover,
  type Emblem,
  type PaintingStyleName,
  type Scene,
  type SceneInput,
} from "./scene/scene.ts";
