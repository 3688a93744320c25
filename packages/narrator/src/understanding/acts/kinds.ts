export { actKinds, type ActKind } from "@katha/storygraph";
