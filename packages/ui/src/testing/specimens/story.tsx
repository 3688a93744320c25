import type { Specimens, Unions } from "../specimen.ts";

export const story: Specimens = {};

export const storyUnions: Unions = {};
