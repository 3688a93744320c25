import type { AnchorProps } from "@katha/ui";
import { useContext } from "react";
import { Link, useLinkClickHandler, useLocation } from "../../routes/router.ts";
import { LinkIntentContext } from "./link-intent.ts";
import { isPage } from "./pages-of-site.ts";

/** The link that all screens use: opens pages of the app without a page load, and prefetches them. */
export function RouterLink(props: AnchorProps) {
  return props.href.startsWith("#") ? <PlaceLink {...props} /> : <PageLink {...props} />;
}

/** A link within the page. The router's `Link` would drop the query and put the path into `href`. */
function PlaceLink({ href, onClick, children, ...anchor }: AnchorProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler(`${search}${href}`);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

function PageLink({ href, ...anchor }: AnchorProps) {
  const intent = useContext(LinkIntentContext);
  return (
    <Link
      {...anchor}
      discover="none"
      to={href}
      reloadDocument={anchor.download !== undefined || !isPage(href)}
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        intent.rest("pointer", href);
      }}
      onTouchStart={(event) => {
        anchor.onTouchStart?.(event);
        intent.open(href);
      }}
      onPointerLeave={(event) => {
        anchor.onPointerLeave?.(event);
        intent.leave("pointer");
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        intent.rest("focus", href);
      }}
      onBlur={(event) => {
        anchor.onBlur?.(event);
        intent.leave("focus");
      }}
    />
  );
}
