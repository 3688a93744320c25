import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { guide } from "./AddressesProvider.guide.ts";
import { AddressesProvider, useAddresses } from "./AddressesProvider.tsx";

function Story() {
  const { story, play } = useAddresses();
  return (
    <p>
      <Link href={story("lamp")}>The Lamp-Keeper of Amber</Link>{" "}
      <Link href={play("first")}>Read on</Link>
    </p>
  );
}

const meta = preview.meta({
  title: "Parts/Shell/AddressesProvider",
  component: AddressesProvider,
  parameters: { guide },
  args: { addresses: { story: (id) => `#read-${id}` }, children: <Story /> },
});

/** What is given takes the place of Katha's own addresses; the others stay. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "The Lamp-Keeper of Amber" });
    await expect(link).toHaveAttribute("href", "#read-lamp");
    const on = canvas.getByRole("link", { name: "Read on" });
    await expect(on).toHaveAttribute("href", "/play/first");
  },
});
