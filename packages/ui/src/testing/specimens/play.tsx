import type { Specimens } from "../specimen.ts";

export const play: Specimens = {};
