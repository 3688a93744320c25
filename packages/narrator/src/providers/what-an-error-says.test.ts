import { expect, test } from "vitest";
import { whatAnErrorSays } from "./what-an-error-says.ts";

test.each([
  [401, "", "key refused"],
  [402, "", "unpaid"],
  [404, "", "unknown model"],
  [429, "Rate limit reached for requests.", undefined],
  [429, "You exceeded your current quota, please check your plan and billing details.", "unpaid"],
  [400, '{"message":"Your credit balance is too low to access the API."}', "unpaid"],
  [400, '{"status":"INVALID_ARGUMENT","reason":"API_KEY_INVALID"}', "key refused"],
  [400, "API key not valid. Please pass a valid API key.", "key refused"],
  [400, '{"code":"model_not_found"}', "unknown model"],
  [500, "The server had an error.", undefined],
  [200, "billing", undefined],
  [undefined, "billing", undefined],
] as const)("%s %s: %s", (status, text, said) => {
  expect(whatAnErrorSays(status, text)).toBe(said);
});
