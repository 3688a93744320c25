import type { Specimens, Unions } from "../specimen.ts";

export const account: Specimens = {};

export const accountUnions: Unions = {};
