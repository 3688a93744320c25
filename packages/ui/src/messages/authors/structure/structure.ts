import type { MessageTable } from "../../types.ts";
import { structureViewMessages } from "./views.ts";
import { sceneMessages } from "./scene.ts";
import { operationMessages } from "./operations.ts";
import { findingMessages } from "./findings.ts";

export const structureMessages = {
  ...structureViewMessages,
  ...sceneMessages,
  ...operationMessages,
  ...findingMessages,
} as const satisfies MessageTable;
