import { structureViewMessages } from "./views.ts";
import { sceneMessages } from "./scene.ts";
import { operationMessages } from "./operations.ts";
import { findingMessages } from "./findings.ts";

// Written out, it names the tables' types; inferred, the declaration would repeat every message.
type StructureMessages = typeof structureViewMessages &
  typeof sceneMessages &
  typeof operationMessages &
  typeof findingMessages;

export const structureMessages: StructureMessages = {
  ...structureViewMessages,
  ...sceneMessages,
  ...operationMessages,
  ...findingMessages,
};
