import type { Specimens, Unions } from "../specimen.ts";

export const play: Specimens = {};

export const playUnions: Unions = {};
