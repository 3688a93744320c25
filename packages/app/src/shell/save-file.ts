const readWithinMs = 60_000;

/** Downloads a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}

/** Downloads a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveFile(name: string, content: unknown): void {
  saveText(name, JSON.stringify(content, null, 2), "application/json");
}
