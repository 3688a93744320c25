import type { SiteSettings } from "@katha/api/shapes";

type SocialLinks = SiteSettings["social"];

const shape = /^(\S.{0,39}?)\s+(https:\/\/\S+)$/;

/** One line for each link: its name, and its address. */
export const socialText = (links: SocialLinks): string =>
  links.map(({ label, href }) => `${label} ${href}`).join("\n");

/** Undefined where a line is something else. */
export function socialLinksIn(text: string): SocialLinks | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const links = lines.flatMap((line) => {
    const [, label, href] = shape.exec(line) ?? [];
    return label !== undefined && href !== undefined && URL.canParse(href) ? [{ label, href }] : [];
  });
  return links.length === lines.length ? links : undefined;
}
