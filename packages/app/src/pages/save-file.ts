const readWithinMs = 60_000;

/** Gives the reader a file of their own to keep. */
export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read it when they please after the click.
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}
