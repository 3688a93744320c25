// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const heardMessages = /* @__PURE__ */ table("heard", {
"meant.plainly":"One choice is plainly meant.",
"meant.perhaps":"One choice is perhaps meant, but not plainly.",
"meant.hardly":"No choice of this scene is meant.",
"meant.two":"Two choices may be meant, so Katha asks which.",
"mood.asked":"It was heard as a question: it takes only a choice to ask just that.",
"mood.supposed":"It was heard as an “if”: nothing is done yet, so it takes no choice.",
"mood.imagined":"It was heard as a wish or a thought: Katha asks before it takes a choice.",
"mood.quoted":"It was heard as something said aloud: it takes only a choice to say just that.",
"model.sure":"A model heard it so, and is sure of it.",
"model.unsure":"A model heard it so, and is not quite sure.",
});
