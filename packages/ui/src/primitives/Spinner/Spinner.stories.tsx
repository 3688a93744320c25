import preview from "../../../../../.storybook/preview.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = preview.meta({ title: "Primitives/Spinner", component: Spinner });

/** Beside a line of text. */
export const Medium = meta.story();

/** Within a button. */
export const Small = meta.story({ args: { size: "small" } });

/** For a whole page. */
export const Large = meta.story({ args: { size: "large" } });
