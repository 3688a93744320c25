import type { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";

/**
 * The name under which the server counts requests that are not API calls: pages and their files.
 */
const noRoute = "none";

/** "GET /stories-:part(^[0-9]+$).xml" without the pattern in brackets. */
export function callNameIn(t: Translate<typeof adminMessages>, call: string): string {
  const [method = "", route = ""] = call.split(" ");
  const name =
    route === noRoute ? t("health.noRoute") : route.replaceAll(/(:\w+)\([^()]*\)/g, "$1");
  return `${method} ${name}`;
}
