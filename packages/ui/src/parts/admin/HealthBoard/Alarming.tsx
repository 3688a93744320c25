import { useFormats } from "../../../messages/I18nProvider.tsx";
import { alarming } from "./styles.ts";

/** A number that should be 0. */
export function Alarming({ amount }: { amount: number }) {
  const { number } = useFormats();
  return <span css={amount > 0 && alarming}>{number(amount)}</span>;
}
