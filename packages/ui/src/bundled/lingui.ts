export { setupI18n } from "@lingui/core";
