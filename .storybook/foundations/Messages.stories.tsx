import { expect } from "storybook/test";
import { translateWith } from "../../packages/ui/src/messages/i18n.ts";
import { messages as hi } from "../../packages/ui/src/messages/locales/hi.ts";
import { storyPageMessages } from "../../packages/ui/src/messages/players/story-page.ts";
import { pseudoI18n } from "../../packages/ui/src/messages/pseudo-i18n.ts";
import type { MessageTable } from "../../packages/ui/src/messages/types.ts";
import preview from "../preview.tsx";
import { Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Messages" });

const found = import.meta.glob<Record<string, MessageTable>>(
  [
    "../../packages/ui/src/messages/admin-messages.ts",
    "../../packages/ui/src/messages/{authors,errors,players,site}/**/*.ts",
  ],
  { eager: true },
);
const tables = Object.entries(found).flatMap(([file, module]) =>
  Object.values(module).map((table) => [file.split("/").at(-1) ?? file, table] as const),
);

/** A compiled message as text, with its plural forms side by side. */
function shown(message: unknown): string {
  if (!Array.isArray(message)) return String(message);
  return message
    .map((part: unknown) => {
      if (!Array.isArray(part)) return String(part);
      const [name, , forms] = part as [string, string?, Record<string, unknown>?];
      return forms
        ? Object.values(forms).filter(Array.isArray).map(shown).join(" · ")
        : `{${name}}`;
    })
    .join("");
}

interface TableArgs {
  table: string;
}

/** Every built-in message of one table, with its Hindi translation; the controls choose the table. */
export const Tables = meta.story({
  args: { table: "home.ts" },
  argTypes: { table: { control: "select", options: tables.map(([name]) => name) } },
  render: ({ table }: Partial<TableArgs>) => (
    <Sheet>
      {Object.entries(tables.find(([name]) => name === table)?.[1] ?? {}).map(
        ([key, { id, message }]) => (
          <Row key={key} name={key} value={shown(message)}>
            <span lang="hi">{shown(hi[id])}</span>
          </Row>
        ),
      )}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("चुनी हुई कहानियाँ")).toBeVisible();
  },
});

const t = translateWith(pseudoI18n, storyPageMessages);

/** A pseudo-language with accents, brackets and longer texts: any plain English left in it is not a message of ours. */
export const Pseudo = meta.story({
  render: () => (
    <Sheet>
      {(["action.like", "stats.time", "story.commands", "story.notFoundNote"] as const).map(
        (key) => (
          <Row key={key} name={key} value={storyPageMessages[key].message}>
            {t(key)}
          </Row>
        ),
      )}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\[Þļåý .+\]$/)).toBeVisible();
  },
});
