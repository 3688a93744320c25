/** What npm reads to find its registry; nothing of Katha's own, which holds secrets. */
const passedOn =
  /^(?:PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TEMP|TMP|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|(?:HTTPS?|NO)_PROXY|npm_execpath|npm_config_.+)$/i;

/** Where npm was told to work is about the folder that it was started in. */
const aboutFolders = /^npm_config_(?:local_prefix|prefix|global_prefix|workspaces?)$/i;

/** The environment for an npm that Katha starts. */
export const npmEnvironment = (
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => passedOn.test(name) && !aboutFolders.test(name)),
  );
