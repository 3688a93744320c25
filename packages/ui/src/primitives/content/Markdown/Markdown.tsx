import ReactMarkdown from "react-markdown";
import type { Components } from "react-markdown";
import { Link } from "../../actions/Link/Link.tsx";
import { safeAddress } from "./safe-url.ts";
import { prose } from "./styles.ts";

const components: Components = {
  a: ({ href, children }) => (href ? <Link href={href}>{children}</Link> : children),
  // A picture from elsewhere would tell that place who reads; its words stay.
  img: ({ alt }) => <em>{alt}</em>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
};

/** An author's text: emphasis, lists, quotes and links. Markup of other kinds shows as it was typed. */
export function Markdown({ children }: { children: string }) {
  return (
    <div css={prose}>
      <ReactMarkdown components={components} urlTransform={safeAddress}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
