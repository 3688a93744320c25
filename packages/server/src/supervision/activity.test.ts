import { expect, test } from "vitest";
import { createActivity } from "./activity.ts";

test("says what is being done, the latest first, and tells it as it begins", () => {
  const told: string[] = [];
  const activity = createActivity(() => told.push(activity.now().doing));
  activity.isAt("Opening the database");
  expect(activity.now()).toEqual({ state: "starting", doing: "starting: Opening the database" });
  activity.isOpen();
  activity.began("GET /a");
  activity.began("POST /b/:id");
  activity.began("GET /a");
  expect(told.at(-1)).toBe("open, busy with GET /a (2), POST /b/:id");
  activity.ended("GET /a");
  activity.ended("POST /b/:id");
  expect(activity.now().doing).toBe("open, busy with GET /a");
  activity.ended("GET /a");
  activity.isClosing();
  expect(activity.now()).toEqual({ state: "closing", doing: "closing" });
});

test("names ten at most", () => {
  const activity = createActivity();
  for (let at = 0; at < 12; at += 1) activity.began(`GET /${at}`);
  expect(activity.now().doing).toMatch(/busy with GET \/11, .* GET \/2 and 2 more$/);
});
