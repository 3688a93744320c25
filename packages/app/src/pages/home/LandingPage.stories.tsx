import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { cardLockMs, landingLockMs } from "@katha/ui/screens";
import { stopTime, timePasses, until } from "../../../../../.storybook/testing/clock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { library } from "../../testing/library.ts";
import { siteLinks } from "../../testing/site-links.ts";
import { asScreen, type Canvas, page, withoutPicture } from "../../testing/page.tsx";
import { pending } from "../../testing/page-answers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Home/LandingPage",
  args: { at: paths.landing, answers: { featuredStories: library } },
});

/** A first visit, with the covers of featured stories. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Stories that listen" });
    await expect(heading).toBeVisible();
    for (const name of ["Get Started", "Begin Your Saga", "Start Your Legend"]) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", paths.home);
    }
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(4);
    await expect(
      canvas.getAllByRole("heading", { level: 3 }).map((each) => each.textContent),
    ).toEqual([
      "Choose a story",
      "Read the passage",
      "Say what you do",
      "Look closer",
      "See it painted",
      "Reach an ending",
      "Interactive choices",
      "AI-generated visuals",
      "Rich mythology",
      "Multiple endings",
      "Character customization",
      "Achievement system",
    ]);
  },
});

/** Waits until the page scrolls by section: its listeners come together with smooth scrolling. */
const paged = () =>
  until(
    () =>
      document.querySelector("[data-paged]") !== null &&
      document.documentElement.style.scrollBehavior === "smooth",
  );
const top = (id: string) =>
  Math.round(document.querySelector(`#${id}`)?.getBoundingClientRect().top ?? Number.NaN);
/** The section is in its place, and its dot says so. */
const arrived = async (id: string) => {
  await waitFor(() => expect(Math.abs(top(id))).toBeLessThan(2));
  await until(() => document.querySelector(`[href="#${id}"][aria-current=true]`) !== null);
};
const wheel = (canvas: Canvas, deltaY: number) =>
  fireEvent.wheel(canvas.getByRole("main"), { deltaY });

/** The wheel scrolls one section at a time; further turns within half a second, and a wheel that is still slowing down, scroll no other. */
export const Wheel = meta.story({
  parameters: withoutPicture,
  beforeEach: stopTime,
  play: async ({ canvas }) => {
    await paged();
    await wheel(canvas, 100);
    await wheel(canvas, 100);
    await arrived("what");
    timePasses(landingLockMs);
    await wheel(canvas, 60);
    timePasses(landingLockMs);
    await wheel(canvas, 30);
    timePasses(landingLockMs);
    // Had one of them turned the page, these two would end at "how".
    await wheel(canvas, 100);
    await arrived("how");
    timePasses(landingLockMs);
    await wheel(canvas, -120);
    await arrived("what");
  },
});

/** Page Down, the arrow keys and the space bar turn to the next section, Home and End to the first and last. */
export const Keyboard = meta.story({
  parameters: withoutPicture,
  beforeEach: stopTime,
  play: async () => {
    await paged();
    await userEvent.keyboard("{PageDown}");
    await arrived("what");
    timePasses(landingLockMs);
    await userEvent.keyboard("{ArrowDown}");
    await arrived("how");
    timePasses(landingLockMs);
    await userEvent.keyboard("{End}");
    await arrived("begin");
    timePasses(landingLockMs);
    await userEvent.keyboard("{Home}");
    await arrived("welcome");
    timePasses(landingLockMs);
    await fireEvent.keyDown(document.body, { key: " " });
    await arrived("what");
  },
});

/** The dots and the header link to each section, and mark the current one. */
export const Dots = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await paged();
    const dots = within(canvas.getByRole("navigation", { name: "Sections" }));
    const links = dots.getAllByRole("link").map((each: HTMLElement) => each.getAttribute("href"));
    await expect(links).toEqual(["#welcome", "#what", "#how", "#features", "#begin"]);
    document.querySelector("#features")?.scrollIntoView();
    await arrived("features");
    for (const name of ["Sections", "On this page"]) {
      const nav = within(canvas.getByRole("navigation", { name }));
      await waitFor(() =>
        expect(nav.getByRole("link", { name: "Features" })).toHaveAttribute("aria-current", "true"),
      );
      await expect(nav.getByRole("link", { name: "Welcome" })).not.toHaveAttribute("aria-current");
    }
  },
});

const swipe = async (place: HTMLElement, from: number, to: number) => {
  const at = (clientY: number) => [
    new Touch({ identifier: 1, target: place, clientX: 180, clientY }),
  ];
  await fireEvent.touchStart(place, { touches: at(from), changedTouches: at(from) });
  await fireEvent.touchEnd(place, { touches: [], changedTouches: at(to) });
};

/** On a phone a swipe of more than 50 px turns; "how it works" goes through its cards first. */
export const Phone = meta.story({
  parameters: withoutPicture,
  globals: { viewport: { value: "phone" } },
  beforeEach: stopTime,
  play: async ({ canvas }) => {
    await paged();
    await swipe(canvas.getByRole("main"), 400, 350);
    timePasses(landingLockMs);
    await expect(top("welcome")).toBe(0);
    await swipe(canvas.getByRole("main"), 400, 349);
    await arrived("what");
    timePasses(landingLockMs);
    await swipe(canvas.getByRole("main"), 400, 300);
    await arrived("how");
    timePasses(landingLockMs);
    const frame = canvas.getByText("Choose a story").closest("div") as HTMLElement;
    const seen = (title: string) => {
      const { left, right } = canvas.getByText(title).getBoundingClientRect();
      const { left: from, right: to } = frame.getBoundingClientRect();
      return left >= from - 1 && right <= to + 1;
    };
    await expect(seen("Choose a story")).toBe(true);
    await expect(seen("Read the passage")).toBe(false);
    for (const title of ["Read the passage", "Say what you do", "Look closer", "See it painted"]) {
      await swipe(canvas.getByRole("main"), 400, 300);
      await swipe(canvas.getByRole("main"), 400, 300);
      await until(() => seen(title));
      timePasses(cardLockMs);
    }
    await swipe(canvas.getByRole("main"), 400, 300);
    await until(() => seen("Reach an ending"));
    timePasses(cardLockMs);
    await expect(Math.abs(top("how"))).toBeLessThan(2);
    await swipe(canvas.getByRole("main"), 400, 300);
    await arrived("features");
  },
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** With large text the sections do not fit the screen, and the page scrolls normally. */
export const LargeText = meta.story({
  beforeEach: () => {
    document.documentElement.style.fontSize = "200%";
    return () => {
      document.documentElement.style.fontSize = "";
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    // The page judges its size in the frame after the one in which it was observed.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await expect(document.querySelector("[data-paged]")).toBeNull();
    const goesOn = await wheel(canvas, 100);
    await expect(goesOn).toBe(true);
  },
});

/** The footer links to what the settings name. */
export const WithLinksElsewhere = meta.story({
  args: { siteLinks },
  play: async ({ canvas }) => {
    const chat = await canvas.findAllByRole("link", { name: "Community chat" });
    await expect(chat[0]).toHaveAttribute("href", siteLinks.chat);
  },
});

/** The page does not wait for the covers. */
export const Loading = meta.story({
  args: { answers: { featuredStories: pending } },
  play: async ({ canvas }) => {
    const begin = await canvas.findAllByRole("link", { name: "Begin Your Saga" });
    await expect(begin[0]).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("कहानियाँ जो सुनती हैं");
  },
});
