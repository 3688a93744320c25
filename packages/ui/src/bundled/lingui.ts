export { setupI18n } from "@lingui/core";
export type { Messages as CompiledMessages } from "@lingui/core";
