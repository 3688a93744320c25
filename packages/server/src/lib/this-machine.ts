/** Whether a host name or address can only mean this machine. */
export function isThisMachine(host: string): boolean {
  const name = host.replaceAll(/[[\]]/g, "");
  return /^(localhost|.+\.localhost|127(\.\d+){3}|::1)$/i.test(name);
}
