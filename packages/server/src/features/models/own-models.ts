import type { Provider } from "@katha/narrator";

/** The name under which own models are bound. It is kept for them also where there are none. */
export const ownProvider = "this-server";

/** Where own models come from, unless KATHA_MODEL_MIRROR names another place with the same paths. */
export const usualMirror = "https://huggingface.co";

/** Models that Katha brings and runs itself, for those who bind and ask them. */
export interface OwnModelsToBind {
  provider: Provider;
  /** Whether one of them is here to tell. */
  isReady: () => Promise<boolean>;
}
