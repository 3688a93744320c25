export { createCovers, type Covers } from "./covers.ts";
export { createPictureFetcher, type PictureFetcher } from "./fetch-picture.ts";
export { folderShelf, type Shelf } from "./folder-shelf.ts";
export { createIntake, type Intake } from "./intake.ts";
export { storeEmblem, storePainted, type StoredPicture } from "./painted.ts";
export { noteMedia } from "./repo.ts";
export { registerMedia } from "./routes.ts";
export { createMediaStore, type MediaStore } from "./store.ts";
export { registerUploads } from "./uploads.ts";
