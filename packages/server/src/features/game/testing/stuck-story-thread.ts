import { operations, type InputOf } from "@katha/play";

const { tell } = operations;
/** A thread that works stories out, and never gets done with a line that says so. */
operations.tell = (work, input: InputOf<"tell">) => {
  if (input.asking.said === "never ends") for (;;);
  return tell(work, input);
};
await import("../threads/story-thread.ts");
