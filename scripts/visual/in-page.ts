/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What the camera has put into a page of Storybook, before anything of Storybook's own. */
export interface Watched {
  /** How the story that is shown came out, once it has: "finished", "play stopped", or what went wrong. */
  storyOutcome?: string | undefined;
  /** Shows another story of the same Storybook without loading the page again. */
  turnTo?: (story: string) => Promise<string>;
}

/**
 * Runs in the page before anything else: nothing moves, chance is fixed, and Storybook's channel says
 * when play functions have ended.
 */
export function watchStory(): void {
  const scope = globalThis as Watched & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  interface Channel {
    on(event: string, listener: (payload: { message?: string; newPhase?: string }) => void): void;
    emit(event: string, payload: { storyId: string; viewMode: "story" }): void;
  }
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after {
    transition-duration: 0s !important; transition-delay: 0s !important;
    animation-duration: 0s !important; animation-delay: 0s !important;
    scroll-behavior: auto !important; caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets = [still];
  let random = 1;
  Math.random = () => {
    random = (random * 16_807) % 2_147_483_647;
    return random / 2_147_483_647;
  };
  const patienceMs = 15_000;
  let channel: Channel | undefined;
  let told: ((outcome: string) => void) | undefined;
  const tell = (outcome: string) => {
    scope.storyOutcome ??= outcome;
    told?.(scope.storyOutcome);
  };
  scope.turnTo = async (story) => {
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    random = 1;
    scope.storyOutcome = undefined;
    const outcome = new Promise<string>((resolve) => {
      told = resolve;
      setTimeout(() => resolve("late"), patienceMs);
    });
    channel?.emit("setCurrentStory", { storyId: story, viewMode: "story" });
    return outcome;
  };
  Object.defineProperty(scope, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ["storyThrewException", "storyErrored"]) {
        created.on(event, ({ message }) => tell(message ?? event));
      }
      created.on("playFunctionThrewException", () => tell("play stopped"));
      created.on("storyMissing", () => tell("the story is missing"));
      created.on("storyRenderPhaseChanged", ({ newPhase }) => {
        // Storybook now waits for what moves, and nothing does.
        if (newPhase === "completing") tell("finished");
      });
    },
  });
}

/** Runs in the page: typefaces and pictures are there, and nothing is scrolled by half a pixel. */
export async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    }),
  );
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  for (const element of document.querySelectorAll("*")) {
    if (element.scrollLeft % 1 !== 0) element.scrollLeft = Math.round(element.scrollLeft);
    if (element.scrollTop % 1 !== 0) element.scrollTop = Math.round(element.scrollTop);
  }
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** Until nothing has changed for a while: what a story still has to say after its play function. */
export async function fallSilent(forMs: number): Promise<void> {
  let last = performance.now();
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const begun = last;
  while (performance.now() - last < forMs && performance.now() - begun < 20 * forMs) {
    await new Promise((resolve) => {
      setTimeout(resolve, forMs / 4);
    });
  }
  observer.disconnect();
}

/** A moved and returned page has painted every layer anew, whatever it was painted for before. */
export async function paintAnew(): Promise<void> {
  const { style } = document.documentElement;
  for (const transform of ["translate(0.5px, 0.5px)", ""]) {
    style.transform = transform;
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  }
}
