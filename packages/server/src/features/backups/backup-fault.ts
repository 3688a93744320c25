/** A backup or a restore did not come about. The message is one line: what happened, whether anything was lost, what to do. */
export class BackupFault extends Error {
  override name = "BackupFault";
}
