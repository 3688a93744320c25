import { expect, test } from "vitest";
import { retryWhenSaved } from "./retry-when-saved.ts";

test("work that found the story saved meanwhile runs again, and its answer is returned", async () => {
  const answers = [undefined, "begun"];
  await expect(retryWhenSaved(() => Promise.resolve(answers.shift()))).resolves.toBe("begun");
});

test("work on a story that is saved without pause gives up, and says that nothing was done", async () => {
  let tries = 0;
  const attempt = () => {
    tries += 1;
    return Promise.resolve(undefined);
  };
  await expect(retryWhenSaved(attempt)).rejects.toMatchObject({ status: 409, code: "being_saved" });
  expect(tries).toBe(3);
});
