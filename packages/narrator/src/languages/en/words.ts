import type { Words } from "../language.ts";

export const words: Words = {
  titles: ["(mr|mrs|ms|dr|st)"],
};
