const readWithinMs = 60_000;

/** Downloads a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}

export function saveFile(name: string, content: unknown): void {
  saveText(name, JSON.stringify(content, null, 2), "application/json");
}
