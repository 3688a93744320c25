import { commands } from "vitest/browser";
import type { Emulated } from "./emulated.ts";
import { emulateWith } from "./media.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Emulated) => Promise<void>;
  }
}

emulateWith((media) => commands.emulateMedia(media));
