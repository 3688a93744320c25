import type { Specimens } from "../specimen.ts";

export const admin: Specimens = {};
