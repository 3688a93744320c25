import { type Components, type Options, ReactMarkdown } from "../../../bundled/react-markdown.ts";
import { isWithinMarkdownLimits } from "../../../markdown/index.ts";
import type { ElementProps } from "../../element.ts";
import { Link } from "../../actions/Link/Link.tsx";
import { safeUrl } from "./safe-url.ts";
import { plain, prose } from "./styles.ts";
import { withoutHtml } from "./without-html.ts";

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <Link href={href} rel="ugc nofollow noopener">
        {children}
      </Link>
    ) : (
      children
    ),
  // An external image would reveal the reader to its server; only its alt text is shown.
  img: ({ alt }) => <em>{alt}</em>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
};

const remarkPlugins: Options["remarkPlugins"] = [withoutHtml];

export interface MarkdownProps extends ElementProps<"div"> {
  /** The text as the author wrote it. */
  children: string;
}

/**
 * An author's text with emphasis, lists, quotes and links. Any other markup is shown as typed, and
 * so is a text that would take too long to parse.
 */
export function Markdown({ children, ...root }: MarkdownProps) {
  if (!isWithinMarkdownLimits(children)) {
    return (
      <div css={prose} {...root}>
        <p css={plain}>{children}</p>
      </div>
    );
  }
  return (
    <div css={prose} {...root}>
      <ReactMarkdown components={components} remarkPlugins={remarkPlugins} urlTransform={safeUrl}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
