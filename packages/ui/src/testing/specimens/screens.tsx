import type { Specimens, Unions } from "../specimen.ts";

export const screens: Specimens = {};

export const screenUnions: Unions = {};
