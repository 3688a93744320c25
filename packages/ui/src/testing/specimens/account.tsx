import type { Specimens } from "../specimen.ts";

export const account: Specimens = {};
