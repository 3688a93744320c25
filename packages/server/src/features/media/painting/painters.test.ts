import { paint, type SceneInput } from "@katha/painter";
import { afterEach, describe, expect, test } from "vitest";
import { openPainters, type Painters, type PaintersOptions } from "./painters.ts";

const sheet = { width: 800, height: 450, seed: "a" } as const;
const faulty = new URL("../testing/faulty-painting-thread.ts", import.meta.url);

let painters: Painters;
const open = (options: PaintersOptions): Painters => {
  painters = openPainters(options);
  return painters;
};
afterEach(() => painters.close());

const ask = (seed: string, signal?: AbortSignal) =>
  painters.paint({ scene: { place: "sea" }, sheet: { ...sheet, seed } }, signal);

describe("painters in threads", () => {
  test("paint the same picture as the painter", async () => {
    open({ threads: 1 });
    const scene: SceneInput = { place: "forest", cast: [{ role: "king" }] };
    expect(await painters.paint({ scene, sheet })).toBe(paint(scene, sheet));
  });

  test("say why a scene cannot be painted, and paint the next", async () => {
    open({ threads: 1 });
    const wrong = { place: "moonbase" } as never;
    await expect(painters.paint({ scene: wrong, sheet })).rejects.toMatchObject({
      name: "WorkFailed",
      message: expect.stringContaining("place"),
    });
    await expect(ask("b")).resolves.toContain("<svg");
  });

  test.each([
    ["throw", "ended"],
    ["end", "ended"],
    ["hang", "late"],
  ])("lose only the picture of a thread that does this: %s", async (seed, fault) => {
    open({ threads: 1, thread: faulty, deadlineMs: 300 });
    const [bad, next] = [ask(seed), ask("next")];
    await expect(bad).rejects.toMatchObject({ name: "WorkStopped", fault });
    await expect(next).resolves.toBe("next");
  });

  test("reject requests if too many are waiting, and drop those that nobody waits for", async () => {
    open({ threads: 1, thread: faulty, deadlineMs: 400, mostWaiting: 1 });
    const hanging = ask("hang");
    const controller = new AbortController();
    const dropped = ask("dropped", controller.signal);
    await expect(ask("one too many")).rejects.toMatchObject({ fault: "busy" });
    controller.abort();
    await expect(dropped).rejects.toMatchObject({ fault: "cancelled" });
    const kept = ask("kept");
    await expect(hanging).rejects.toMatchObject({ fault: "late" });
    await expect(kept).resolves.toBe("kept");
  });

  test("finish nothing after they are closed", async () => {
    open({ threads: 1, thread: faulty });
    const begun = ask("hang");
    const next = ask("next");
    const closing = painters.close();
    await expect(begun).rejects.toMatchObject({ fault: "closed" });
    await expect(next).rejects.toMatchObject({ fault: "closed" });
    await closing;
    await expect(ask("late")).rejects.toMatchObject({ fault: "closed" });
  });
});
