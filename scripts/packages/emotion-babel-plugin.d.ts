declare module "@emotion/babel-plugin" {
  import type { PluginTarget } from "@babel/core";

  const plugin: PluginTarget;
  export default plugin;
}
