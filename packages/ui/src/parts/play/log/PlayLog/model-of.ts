import { createContext } from "react";
import type { ModelOption } from "../../controls/ModelPicker/model-option.ts";

/** A model by its key: its name, and its price where that is known. */
export type ModelOf = (key: string) => ModelOption;

/** For the notices of a log alone: other entries do not render again when the models change. */
export const ModelOfContext = createContext<ModelOf | undefined>(undefined);
