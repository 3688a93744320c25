import type { Specimens, Unions } from "../specimen.ts";

export const author: Specimens = {};

export const authorUnions: Unions = {};
