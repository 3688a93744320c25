import { expect, test } from "vitest";
import { tokenStylesheet } from "./stylesheet.ts";

test("tokens.css is up to date with the tokens", async () => {
  await expect(tokenStylesheet()).toMatchFileSnapshot("../tokens.css");
});
