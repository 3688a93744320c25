import { configure } from "storybook/test";
import { beforeAll } from "vitest";
import { commands } from "vitest/browser";
import type { Emulated } from "./emulated.ts";
import { emulateWith } from "./media.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Emulated) => Promise<void>;
    movePointerAway: () => Promise<void>;
  }
}

emulateWith((media) => commands.emulateMedia(media));
beforeAll(() => commands.movePointerAway());

// What comes on reach is read from the disk the first time, and the machine may be busy.
configure({ asyncUtilTimeout: 5_000 });
