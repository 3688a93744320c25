import type { BoundModel } from "@katha/api/shapes";
import type { ModelKind } from "../model-settings.ts";

/** How a bound model is asked. */
export type BindingOptions = Pick<
  BoundModel,
  | "promptTokens"
  | "answerTokens"
  | "temperature"
  | "promptPrice"
  | "answerPrice"
  | "size"
  | "seconds"
  | "structuredOutput"
  | "hears"
  | "bridges"
>;

export const structuredOutputs = [
  "json_schema",
  "json_object",
  "none",
] as const satisfies readonly BoundModel["structuredOutput"][];

/** Options as they are being written. */
export interface BindingDraft {
  promptTokens: string;
  answerTokens: string;
  temperature: string;
  promptPrice: string;
  answerPrice: string;
  size: string;
  seconds: string;
  structuredOutput: BoundModel["structuredOutput"];
  hears: boolean;
  bridges: boolean;
}

const written = (value: number | null) => (value === null ? "" : String(value));

export function draftOf(options: BindingOptions): BindingDraft {
  return {
    promptTokens: written(options.promptTokens),
    answerTokens: written(options.answerTokens),
    temperature: written(options.temperature),
    promptPrice: written(options.promptPrice),
    answerPrice: written(options.answerPrice),
    size: options.size,
    seconds: written(options.seconds),
    structuredOutput: options.structuredOutput,
    hears: options.hears,
    bridges: options.bridges,
  };
}

interface Range {
  min: number;
  max: number;
  /** Whole numbers alone. */
  isWhole: boolean;
  /** It may be left empty. */
  isOptional: boolean;
}

export const ranges = {
  promptTokens: { min: 500, max: 1_000_000, isWhole: true, isOptional: false },
  answerTokens: { min: 100, max: 32_000, isWhole: true, isOptional: false },
  temperature: { min: 0, max: 2, isWhole: false, isOptional: true },
  promptPrice: { min: 0, max: 10_000, isWhole: false, isOptional: true },
  answerPrice: { min: 0, max: 10_000, isWhole: false, isOptional: true },
  seconds: { min: 5, max: 600, isWhole: true, isOptional: false },
} as const satisfies Record<string, Range>;
type RangedOption = keyof typeof ranges;

export const optionsOf: Readonly<Record<ModelKind, readonly RangedOption[]>> = {
  text: ["promptTokens", "answerTokens", "temperature", "promptPrice", "answerPrice"],
  image: ["seconds"],
};

export const sizeShape = /^\d{2,4}x\d{2,4}$/;

/** As `Number` reads it. */
export const numberShape = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
export const wholeShape = /^\d+$/;

const numberOrNull = (text: string) => (text.trim() === "" ? null : Number(text));

/** What was written, once it has no faults. */
export function optionsIn(draft: BindingDraft): BindingOptions {
  return {
    promptTokens: Number(draft.promptTokens),
    answerTokens: Number(draft.answerTokens),
    temperature: numberOrNull(draft.temperature),
    promptPrice: numberOrNull(draft.promptPrice),
    answerPrice: numberOrNull(draft.answerPrice),
    size: draft.size.trim(),
    seconds: Number(draft.seconds),
    structuredOutput: draft.structuredOutput,
    hears: draft.hears,
    bridges: draft.bridges,
  };
}
