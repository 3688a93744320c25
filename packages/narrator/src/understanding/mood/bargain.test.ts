import { expect, test } from "vitest";
import { bargainIn } from "./bargain.ts";

test.each<[said: string, kind: ReturnType<typeof bargainIn>]>([
  ["If you don't tell me I'll tell Sir you ate it!", "threaten"],
  ["if you touch her I'll break your arm", "threaten"],
  ["I won't give it back unless you talk", "threaten"],
  ["agar tumne sach nahi bataya to main police bula lunga", "threaten"],
  ["अगर तुम आए तो मैं दरवाज़ा तोड़ दूँगा", "threaten"],
  ["If you tell me, I'll give you my fig", "promise"],
  ["अगर तुम साथ चलोगे तो मैं अपनी चादर दूँगा", "promise"],
  ["if he asks, I will say yes", undefined],
  ["if I had wings I would fly", undefined],
  ["अगर वह पूछे तो हाँ कह दूँगा", undefined],
])("%s: %s", (said, kind) => expect(bargainIn(said)).toBe(kind));
