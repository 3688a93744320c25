import { expect, test } from "vitest";
import { tokenStylesheet } from "./stylesheet.ts";

test("tokens.css says what the tokens say", async () => {
  await expect(tokenStylesheet()).toMatchFileSnapshot("../tokens.css");
});
