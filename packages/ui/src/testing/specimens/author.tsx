import type { Specimens } from "../specimen.ts";

export const author: Specimens = {};
