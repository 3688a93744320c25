export { contactSheet } from "./renditions/contact-sheet.ts";
export { paintEmblem } from "./composition/emblem.ts";
export { mannerOf } from "./manners/manner-of.ts";
export { paint, painterVersion, type Sheet } from "./paint.ts";
export {
  openPainters,
  type Painters,
  PaintingFailed,
  type PaintingFault,
} from "./renditions/painters.ts";
export type { Picture, PictureWanted } from "./renditions/picture.ts";
export {
  encode,
  type FileFormat,
  renderOne,
  renderPicture,
  type Renditions,
} from "./renditions/render.ts";
export { altText, altTextOf } from "./scene/alt/index.ts";
export { sceneFrom, type StoryMoment, type StoryNotes } from "./scene/from-story.ts";
export {
  cover,
  emblem,
  mannerNames,
  scene,
  type Cover,
  type Emblem,
  type MannerName,
  type Scene,
  type SceneInput,
} from "./scene/scene.ts";
