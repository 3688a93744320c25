export { openPainters, type Painters } from "./painting/painters.ts";
export { signedRequest } from "./storage/signed-request.ts";
export { readBucketUrl } from "./storage/bucket-storage.ts";
export { coverAwaitedUntil } from "./covers/awaited-covers.ts";
export { createCovers, type Covers } from "./covers/covers.ts";
export { createPictureFetcher, type PictureFetcher } from "./fetching/fetch-picture.ts";
export { folderStorage, type Storage } from "./storage/folder-storage.ts";
export { createIntake, type Intake } from "./uploads/intake.ts";
export {
  storeEmblem,
  storePainted,
  storeScene,
  type StoredPicture,
} from "./renditions/painted-pictures.ts";
export { noteMedia, sceneOfPicture } from "./repo.ts";
export { pictureStorage } from "./storage/picture-storage.ts";
export {
  createMediaStore,
  openMedia,
  originalNames,
  type MediaStore,
} from "./storage/media-store.ts";
export { pictureRemoval, removePicture } from "./uploads/removal.ts";
export { PictureRefused } from "./processing/pictures.ts";
