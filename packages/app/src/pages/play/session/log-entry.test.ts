import { createTextStream } from "@katha/ui";
import { expect, it } from "vitest";
import { toLogEntry } from "./log-entry.ts";

const optionOf = (key: string) => ({ key, name: key.toUpperCase() });

const image = { id: "1-image", type: "image", isHistorical: true } as const;

it("offers every size of a picture of ours, with its alt text", () => {
  const content = `/media/${"ab".repeat(8)}/960.webp`;
  expect(toLogEntry({ ...image, content, alt: "A lamp" }, { optionOf })).toEqual({
    ...image,
    content,
    picture: expect.objectContaining({ alt: "A lamp", avif: expect.stringContaining("320w") }),
  });
});

it("shows a streaming entry's text as it grows", () => {
  const text = createTextStream();
  text.append("The door");
  const narrative = { id: "1-narrative", type: "narrative", isHistorical: false } as const;
  const entry = toLogEntry({ ...narrative, content: "", isStreaming: true }, { text, optionOf });
  expect(entry).toEqual({ ...narrative, content: text });
});

it("offers other models by their names", () => {
  const error = {
    id: "notice-1",
    type: "error",
    content: "Too dear.",
    isHistorical: false,
  } as const;
  expect(toLogEntry({ ...error, alternatives: ["tenali"] }, { optionOf })).toEqual({
    ...error,
    alternatives: [{ key: "tenali", name: "TENALI" }],
  });
});
