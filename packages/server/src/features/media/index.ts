export { folderShelf, type Shelf } from "./folder-shelf.ts";
export { storeEmblem, storePainted, type StoredPicture } from "./painted.ts";
export { noteMedia } from "./repo.ts";
export { registerMedia } from "./routes.ts";
export { createMediaStore, type MediaStore } from "./store.ts";
