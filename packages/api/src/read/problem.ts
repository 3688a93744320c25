import type { Problem } from "../shapes/made/problem.ts";
import type { Reader } from "./fields.ts";

/** As it was sent: whoever shows an error reads what it needs of it. */
export const readProblem: Reader<Problem> = (value) => Object(value) as Problem;
