import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { footerMessages } from "../../../messages/site/footer.ts";
import { Logo } from "../Logo/Logo.tsx";

interface Brand {
  /** What the app is called. */
  name: string;
  /** Its sign, at the head and the foot of a page: a drawing, or the name in letters. */
  mark: ReactNode;
  /** A few words under the mark at the foot of a page. */
  line?: string | undefined;
}

const BrandContext = createContext<Brand | undefined>(undefined);

export interface BrandProviderProps extends Brand {
  /** The app. */
  children: ReactNode;
}

/** Gives the bars and the foot of all pages the name and the sign of your app, instead of Katha's. */
export function BrandProvider({ children, ...brand }: BrandProviderProps) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export function useBrand(): Brand {
  const given = useContext(BrandContext);
  const t = useMessages(commonMessages);
  const tFooter = useMessages(footerMessages);
  return given ?? { name: t("brand.name"), mark: <Logo />, line: tFooter("footer.line") };
}
