import type { ActKind } from "@katha/storygraph";
import { clausesOf } from "../mood/mood.ts";
import { actsIn } from "./act.ts";

/** What the clauses of a text do, in their order. */
export const actsOfText = (text: string, language: string): ActKind[] =>
  clausesOf(text, language).flatMap(actsIn);
