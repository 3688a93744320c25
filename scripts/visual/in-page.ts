/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page before anything else: nothing moves, chance is fixed, and Storybook's channel says
 * when play functions have ended.
 */
export function watchStory(): void {
  const scope = globalThis as {
    storyOutcome?: string | undefined;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  interface Channel {
    on(event: string, listener: (payload: { message?: string }) => void): void;
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
  let channel: Channel | undefined;
  Object.defineProperty(scope, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ["storyThrewException", "storyErrored"]) {
        created.on(event, ({ message }) => {
          scope.storyOutcome = message ?? event;
        });
      }
      created.on("playFunctionThrewException", () => {
        scope.storyOutcome ??= "play stopped";
      });
      created.on("storyMissing", () => {
        scope.storyOutcome = "the story is missing";
      });
      created.on("storyFinished", () => {
        scope.storyOutcome ??= "finished";
      });
    },
  });
}

/**
 * Runs in the page: typefaces and pictures are there, nothing is scrolled by half a pixel, and a
 * moved and returned page has painted every layer anew, whatever it was painted for before.
 */
export async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => undefined);
  });
  await Promise.all(pictures);
  await document.fonts.ready;
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  };
  for (const element of document.querySelectorAll("*")) {
    if (element.scrollLeft % 1 !== 0) element.scrollLeft = Math.round(element.scrollLeft);
    if (element.scrollTop % 1 !== 0) element.scrollTop = Math.round(element.scrollTop);
  }
  await frames();
  const { style } = document.documentElement;
  style.transform = "translate(0.5px, 0.5px)";
  await frames();
  style.transform = "";
  await frames();
}
