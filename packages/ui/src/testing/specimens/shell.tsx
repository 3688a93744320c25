import type { Specimens } from "../specimen.ts";

export const shell: Specimens = {};
