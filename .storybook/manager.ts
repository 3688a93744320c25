import { addons } from "storybook/manager-api";
import { managerTheme } from "./docs/manager-theme.ts";
import { withoutOtherNames } from "./docs/search/label.ts";

addons.setConfig({
  theme: managerTheme,
  sidebar: { showRoots: true, renderLabel: ({ name }) => withoutOtherNames(name) },
});
