import { addons, types } from "storybook/manager-api";
import { managerTheme } from "./docs/manager-theme.ts";
import { withoutOtherNames } from "./docs/search/label.ts";
import { followTheme } from "./toolbar/follow-theme.ts";
import { DocsWidth } from "./toolbar/DocsWidth.tsx";
import { Toolbar } from "./toolbar/Toolbar.tsx";

addons.setConfig({
  theme: managerTheme,
  sidebar: {
    showRoots: true,
    collapsedRoots: ["parts", "pages"],
    renderLabel: ({ name }) => withoutOtherNames(name),
  },
});

addons.register("katha", (api) => {
  followTheme(api);
  addons.add("katha/toolbar", {
    type: types.TOOL,
    title: "Theme, width, language, direction, motion and contrast",
    match: ({ viewMode, tabId }) => (viewMode === "story" || viewMode === "docs") && !tabId,
    render: Toolbar,
  });
  addons.add("katha/docs-width", {
    type: types.PREVIEW,
    render: DocsWidth,
  });
});
