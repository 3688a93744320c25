// Made from the catalogues by `npm run messages`.
import type { Messages } from "../types.ts";
import { messages as admin } from "./hi/admin.ts";
import { messages as authors } from "./hi/authors.ts";
import { messages as errors } from "./hi/errors.ts";
import { messages as players } from "./hi/players.ts";
import { messages as site } from "./hi/site.ts";
import { messages as stories } from "./hi/stories.ts";
import { messages as structure } from "./hi/structure.ts";

export const messages: Messages = { ...admin, ...authors, ...errors, ...players, ...site, ...stories, ...structure };
