import { Markdown } from "@katha/ui";
import { renderToStaticMarkup } from "react-dom/server";

export function renderMarkdown(text: string): string {
  return renderToStaticMarkup(<Markdown>{text}</Markdown>);
}
