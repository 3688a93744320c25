import { expect, test } from "vitest";
import { createProgress } from "./progress.ts";

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test("on a terminal a step counts up in its own line and ends with its time", async () => {
  const terminal = screen(true);
  const result = await createProgress(terminal).step("Loading", async (at) => {
    at(1, 2);
    at(2, 2);
    return "done";
  });
  expect(result).toBe("done");
  const clear = "\r\u001B[2K";
  expect(terminal.written.slice(0, 3)).toEqual([
    "Loading",
    `${clear}Loading 1/2`,
    `${clear}Loading 2/2`,
  ]);
  expect(terminal.written[3]).toMatch(/Loading \(\d+\.\d s\)\n$/);
});

test("in a file each step is one line of the log, and a failed step's error is rethrown", async () => {
  const file = screen(false);
  const failing = createProgress(file).step("Loading", async (at) => {
    at(1, 2);
    throw new Error("no such file");
  });
  await expect(failing).rejects.toThrow("no such file");
  expect(file.written).toHaveLength(1);
  expect(JSON.parse(file.written[0] ?? "")).toMatchObject({ level: 30, msg: "Loading" });
});
