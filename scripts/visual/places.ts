import path from "node:path";
import { root } from "../run/program.mjs";

export const home = path.join(root, ".katha/visual");
export const builds = path.join(home, "storybooks");
