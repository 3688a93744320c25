import type { NarrationRequest } from "../port.ts";
import type { Pace, PartLength } from "../unwritten/index.ts";

type Wishes = Pick<NarrationRequest, "pace" | "length">;

const lengths: Readonly<Record<PartLength, string>> = {
  short: "Thirty to seventy words.",
  usual: "Eighty to a hundred and eighty words.",
  long: "Two hundred to three hundred and fifty words.",
};

const paragraphs: Readonly<Record<PartLength, string>> = {
  short: "in one or two short paragraphs",
  usual: "in two to five short paragraphs",
  long: "in five to eight paragraphs",
};

const paces: Readonly<Record<Pace, string>> = {
  slow: "Take one small step, and dwell on what is seen, said and felt.",
  usual: "",
  quick: "Move quickly: leave out the way there, and let each part bring a turn.",
};

/** How long a part is that follows no scene of the author's. */
export const lengthOf = ({ length = "usual" }: Wishes): string => lengths[length];

export const paragraphsOf = ({ length = "usual" }: Wishes): string => paragraphs[length];

export const paceOf = ({ pace = "usual" }: Wishes): string => paces[pace];
