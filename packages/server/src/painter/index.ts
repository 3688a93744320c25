export { altText } from "./alt.ts";
export { paintEmblem } from "./emblem.ts";
export { paint, painterVersion, type Sheet } from "./paint.ts";
export { renderPicture, type Renditions } from "./render.ts";
export {
  cover,
  emblem,
  scene,
  type Cover,
  type Emblem,
  type Scene,
  type SceneInput,
} from "./scene.ts";
