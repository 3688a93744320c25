import type { Messages } from "@katha/ui";

const found = import.meta.glob<Messages>("../../../ui/src/messages/locales/*.ts", {
  import: "messages",
});

/** How to fetch each language's messages, by their files' names. */
export const catalogues: Readonly<Record<string, () => Promise<Messages>>> = Object.fromEntries(
  Object.entries(found).map(([file, fetch]) => [
    file.slice(file.lastIndexOf("/") + 1, -".ts".length),
    fetch,
  ]),
);
