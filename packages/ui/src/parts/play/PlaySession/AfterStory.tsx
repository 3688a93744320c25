import type { ReactNode } from "react";
import { useFormats } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { afterStory } from "./styles.ts";

/** Other props are passed to the `div`. */
export interface AfterStoryProps extends ElementProps<"div"> {
  /** What stands there. */
  children: ReactNode;
}

/** In a PlayLog, after the last part of an ended story: what is not of the story, in the letters of the interface. */
export function AfterStory(props: AfterStoryProps) {
  const { locale } = useFormats();
  return <div css={afterStory} lang={locale} dir="auto" {...props} />;
}
