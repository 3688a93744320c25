import { beforeAll } from "vitest";
import { commands, page } from "vitest/browser";
import type { Emulated } from "./emulated.ts";
import { emulateWith } from "./media.ts";
import { resizeWith } from "./pages.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Emulated) => Promise<void>;
    movePointerAway: () => Promise<void>;
  }
}

emulateWith((media) => commands.emulateMedia(media));
resizeWith((width, height) => page.viewport(width, height));
beforeAll(() => commands.movePointerAway());
