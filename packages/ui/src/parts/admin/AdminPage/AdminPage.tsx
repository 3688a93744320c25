import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import type { ReactNode } from "react";
import { FailedToLoad } from "../../shell/FailedToLoad/FailedToLoad.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface AdminPageProps extends ElementProps<"div", "title"> {
  /** The heading of the page, its only `h1`. */
  title: string;
  /** A sentence under the title. */
  description?: string | undefined;
  /** Beside the title: the number of items, with its noun. */
  count?: string | undefined;
  /** At the end of the title's line: buttons, or links that look like them. */
  actions?: ReactNode;
  /** A search field, filters. */
  tools?: ReactNode;
  /** Why the content could not be loaded. */
  failure?: string | undefined;
  /** Loads it again; without it the failure has no button. */
  onRetry?: (() => void) | undefined;
  /** The content. */
  children: ReactNode;
}

/** The layout of administration pages, dense and plain. */
export function AdminPage(props: AdminPageProps) {
  const { title, description, count, actions, tools, failure, onRetry, children, ...root } = props;
  return (
    <div css={styles.page} {...root}>
      <header css={styles.head}>
        <div>
          <h1 css={styles.title}>
            {title}
            {count !== undefined && <bdi css={styles.count}>{count}</bdi>}
          </h1>
          {description !== undefined && <SmallText>{description}</SmallText>}
        </div>
        {actions && <div css={styles.actions}>{actions}</div>}
      </header>
      {tools && <div css={styles.tools}>{tools}</div>}
      {failure !== undefined && (
        <div css={styles.failure}>
          <FailedToLoad message={failure} onRetry={onRetry} />
        </div>
      )}
      {children}
    </div>
  );
}
