import type { ScriptedNarrator } from "./scripted-narrator.ts";

/** Holds the narrator up before a piece, until it is let go on. */
export function holdUp(narrator: ScriptedNarrator, before: number) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  narrator.script = {
    pause: async (at) => {
      if (at !== before) return;
      reached.resolve();
      await released.promise;
    },
  };
  return { reached: reached.promise, release: () => released.resolve() };
}
