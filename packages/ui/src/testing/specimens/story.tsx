import type { Specimens } from "../specimen.ts";

export const story: Specimens = {};
