// Loaded into a program that a script started: when the script is gone, killed hard even, the program
// closes as on Ctrl-C instead of holding its port and data folder for ever. Processes that the program
// forks inherit this import; they are not the script's children, and their channels are not ours.
const parent = Number(new URL(import.meta.url).searchParams.get("parent"));
if (process.ppid === parent) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
