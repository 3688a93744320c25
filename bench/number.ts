/** Prints one measured number on a line. */
export function printNumber(label: string, value: number, unit: string): void {
  const shown = value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 2 : 0 });
  console.log(`  ${label.padEnd(64)} ${shown.padStart(10)} ${unit}`);
}
