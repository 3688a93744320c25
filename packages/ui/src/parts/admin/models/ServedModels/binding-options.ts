import type { BoundModel } from "@katha/api/shapes";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import type { ModelKind } from "../model-settings.ts";

export const structuredOutputs = [
  "json_schema",
  "json_object",
  "none",
] as const satisfies readonly BoundModel["structuredOutput"][];

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

/** A bound model with the options that were written, once they have no faults. */
export function withOptions(bound: BoundModel, kind: ModelKind, sent: FormData): BoundModel {
  const written = (name: keyof BoundModel) => textIn(sent, name).trim();
  const amounts = optionsOf[kind].map((name) => {
    const text = written(name);
    return [name, text === "" ? null : Number(text)] as const;
  });
  const changed: BoundModel = { ...bound, ...Object.fromEntries(amounts) };
  if (kind === "image") return { ...changed, size: written("size") };
  const chosen = written("structuredOutput");
  return {
    ...changed,
    structuredOutput: structuredOutputs.find((one) => one === chosen) ?? bound.structuredOutput,
    hears: sent.has("hears"),
    bridges: sent.has("bridges"),
  };
}
