import { queryScenes } from "./queries.tsx";
import { reactScenes } from "./react.tsx";
import { routerScenes } from "./router.tsx";
import type { Scene } from "./scene.ts";

export const scenes: Readonly<Record<string, Scene>> = {
  ...reactScenes,
  ...routerScenes,
  ...queryScenes,
};
