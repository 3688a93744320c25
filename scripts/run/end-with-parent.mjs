// Loaded into a server that a script started: when the script is gone, killed hard even, the server
// closes as on Ctrl-C instead of holding its port and data folder for ever.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
