import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure } from "storybook/test";
import { fixClock } from "./testing/clock.ts";
import { failOnConsole, watchConsole } from "./testing/console.ts";
import { flushEvents } from "./testing/flush.ts";
import { KathaDocs } from "./docs/KathaDocs.tsx";
import { ComponentPage } from "./docs/page/ComponentPage.tsx";
import { loadFonts } from "./decorators/fonts.ts";
import { applyMedia } from "./testing/media.ts";
import { modes, viewports } from "./modes.ts";
import { isTest, runsAxe } from "./testing/is-test.ts";
import { withPage } from "./decorators/page.tsx";
import { initialGlobals } from "./toolbar/globals.ts";
import { failOnAxe } from "./testing/axe.ts";
import { startWorker } from "./testing/worker.ts";
import { loadLanguage, WithI18n } from "./decorators/i18n.tsx";
import { withStyles } from "./decorators/styles.tsx";
import "../packages/ui/src/katha.css";
import "../packages/ui/src/page.css";
import "../packages/fonts/src/fonts.css";
import "./preview.css";

// For what never comes: a busy machine is no fault of the story.
configure({
  asyncUtilTimeout: 15_000,
  // Otherwise every look of a `findBy` that finds nothing yet prints the whole page for its error.
  getElementError: (message) => new Error(message ?? ""),
});

// Tests run axe themselves; the addon would run it again.
const panel = isTest ? [] : [addonA11y()];

const preview = definePreview({
  addons: [...panel, addonDocs(), addonMsw(startWorker)],
  tags: ["autodocs"],
  initialGlobals,
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    chromatic: { modes: modes.piece },
    controls: { expanded: true },
    docs: { container: KathaDocs, page: ComponentPage },
    layout: "padded",
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          "What changed",
          "From other libraries",
          "Foundations",
          "Primitives",
          "Parts",
          "Pages",
          "Contributing",
        ],
      },
    },
    viewport: { options: viewports },
  },
  loaders: [loadLanguage],
  decorators: [WithI18n, withPage, withStyles],
  beforeAll: flushEvents,
  beforeEach: [fixClock, watchConsole, applyMedia, loadFonts],
  afterEach: [...(runsAxe ? [failOnAxe] : []), failOnConsole],
});

export default preview;
