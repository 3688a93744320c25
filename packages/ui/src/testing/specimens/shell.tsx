import type { Specimens, Unions } from "../specimen.ts";

export const shell: Specimens = {};

export const shellUnions: Unions = {};
