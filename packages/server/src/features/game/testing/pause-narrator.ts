import type { ScriptedNarrator } from "./scripted-narrator.ts";

/** Pauses the narrator before a piece, until it is released. */
export function pauseNarrator(narrator: ScriptedNarrator, before: number) {
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
