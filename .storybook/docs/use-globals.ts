import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useSyncExternalStore } from "react";

type Channel = DocsContextProps["channel"];
type Globals = Readonly<Record<string, unknown>>;

const none: Globals = {};

/** The toolbar's current settings. Unlike a story's globals they also exist on pages without stories. */
export function useGlobals(channel: Channel): Globals {
  return useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed);
      return () => channel.off(GLOBALS_UPDATED, changed);
    },
    () => globalsOf(channel),
  );
}

function globalsOf(channel: Channel): Globals {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals ?? none;
}
