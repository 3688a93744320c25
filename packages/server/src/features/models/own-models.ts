import type { Provider } from "@katha/narrator";

/** The name under which own models are bound. It is kept for them also where there are none. */
export const ownProvider = "this-server";

/** Models that Katha brings and runs itself, for those who bind and ask them. */
export interface OwnModelsToBind {
  provider: Provider;
  /** Whether one of them is here to tell. */
  isReady: () => Promise<boolean>;
}
