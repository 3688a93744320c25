/** Says what is being done, how far it is and how long it took: a live line in a terminal, plain lines elsewhere. */
const everyMs = 200;
const plainEveryMs = 15_000;

/** @param {number} ms */
export function elapsed(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/**
 * Runs `work` under a title. `howFar` is asked now and then and answers e.g. "312 of 897 packages".
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ howFar?: () => string, out?: NodeJS.WriteStream }} [options]
 * @returns {Promise<T>}
 */
export async function withProgress(title, work, { howFar = () => "", out = process.stderr } = {}) {
  const began = performance.now();
  const line = () =>
    [title, howFar(), elapsed(performance.now() - began)].filter(Boolean).join(" · ");
  const draw = out.isTTY
    ? () => out.write(`\r\u001b[2K${line().slice(0, (out.columns ?? 80) - 1)}`)
    : () => out.write(`${line()}\n`);
  if (!out.isTTY) out.write(`${title} …\n`);
  const timer = setInterval(draw, out.isTTY ? everyMs : plainEveryMs);
  try {
    const result = await work();
    finish("✓");
    return result;
  } catch (error) {
    finish("✗");
    throw error;
  } finally {
    clearInterval(timer);
  }

  /** @param {string} mark */
  function finish(mark) {
    const clear = out.isTTY ? "\r\u001b[2K" : "";
    out.write(`${clear}${mark} ${title} · ${elapsed(performance.now() - began)}\n`);
  }
}
