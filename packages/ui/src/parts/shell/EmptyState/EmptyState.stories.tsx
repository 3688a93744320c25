import preview from "../../../../../../.storybook/preview.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { guide } from "./EmptyState.guide.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = preview.meta({
  title: "Parts/Shell/EmptyState",
  component: EmptyState,
  parameters: { guide },
  args: { title: "No stories available at the moment." },
});

/** A picture and a sentence. */
export const Default = meta.story();

/** With a note and an action. */
export const WithWay = meta.story({
  args: {
    scene: "path",
    title: "Game not found",
    note: "It may have been taken down, or the address has a slip in it.",
    children: (
      <ButtonLink variant="primary" href="#home">
        To all stories
      </ButtonLink>
    ),
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { title: "अभी कोई कहानी उपलब्ध नहीं है।", note: "थोड़ी देर में फिर आइए।" },
  globals: { locale: "hi" },
});
