import type { Specimens } from "../specimen.ts";

export const screens: Specimens = {};
