import type { Specimens, Unions } from "../specimen.ts";

export const admin: Specimens = {};

export const adminUnions: Unions = {};
