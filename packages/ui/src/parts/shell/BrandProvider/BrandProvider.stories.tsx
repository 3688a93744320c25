import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { NavigationBar } from "../NavigationBar/NavigationBar.tsx";
import { guide } from "./BrandProvider.guide.ts";
import { BrandProvider } from "./BrandProvider.tsx";

const links = [{ href: "#home", label: "Home" }];

const meta = preview.meta({
  title: "Parts/Shell/BrandProvider",
  component: BrandProvider,
  parameters: { guide, layout: "fullscreen" },
  args: {
    name: "Bookshelf",
    mark: <strong>Bookshelf</strong>,
    line: "Tales from the harbour",
    children: (
      <>
        <NavigationBar links={links} />
        <Footer links={links} />
      </>
    ),
  },
});

/** The bar and the foot of someone else's app. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Bookshelf" })).toHaveAttribute("href", "/home");
    await expect(canvas.getByText("Tales from the harbour")).toBeVisible();
    await expect(canvas.getByText("© 2025 Bookshelf")).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "Katha" })).not.toBeInTheDocument();
  },
});
