import { expect, test } from "vitest";
import { directionOf } from "./direction.ts";

test.each(["ur", "ur-PK", "ar", "fa-IR", "he", "sd", "ks", "pa-Arab-PK", "ur-Arab"])(
  "%s runs from right to left",
  (language) => expect(directionOf(language)).toBe("rtl"),
);

test.each(["en", "hi-IN", "pa", "sd-Deva", "ur-Latn", "uru", ""])(
  "%s runs from left to right",
  (language) => expect(directionOf(language)).toBe("ltr"),
);
