import { expect, it } from "vitest";
import { readEvents, type ServerEvent } from "./event-source.ts";

async function eventsIn(text: string): Promise<readonly ServerEvent[]> {
  const events: ServerEvent[] = [];
  const body = new Blob([text]).stream();
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

it.each([
  ["U+2028", "\u2028"],
  ["U+2029", "\u2029"],
])("keeps an event whose text has a line separator (%s)", async (_name, separator) => {
  const data = JSON.stringify({ text: `One line${separator}and another: the end` });
  expect(await eventsIn(`event: done\nid: 7\ndata: ${data}\n\n`)).toEqual([
    { event: "done", id: "7", data },
  ]);
});

it("takes off one blank after the colon, and no more", async () => {
  expect(await eventsIn("data:  two\ndata:none\ndata\n: a comment\n\n")).toEqual([
    { event: "message", id: null, data: " two\nnone\n" },
  ]);
});
