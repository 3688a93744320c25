import type { Specimens, Unions } from "../specimen.ts";

export const site: Specimens = {};

export const siteUnions: Unions = {};
