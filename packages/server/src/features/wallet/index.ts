export { holdCoins, settleHold, voidHold, type EndOfHold, type Held, type Hold } from "./holds.ts";
export {
  balanceOf,
  correctBalance,
  lockPlayer,
  lockPlayerWallet,
  payForTask,
  welcome,
  type Payment,
  type InTransaction,
} from "./ledger.ts";
export { walletRoutes } from "./routes.ts";
export { walletAccountData } from "./service.ts";
