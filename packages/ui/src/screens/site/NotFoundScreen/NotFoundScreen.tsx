import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";

export interface NotFoundScreenProps {
  home: string;
}

export function NotFoundScreen({ home }: NotFoundScreenProps) {
  const t = useMessages(commonMessages);
  return (
    <EmptyState scene="path" heading="h1" title={t("missing.title")} note={t("missing.note")}>
      <ButtonLink variant="primary" href={home}>
        {t("action.home")}
      </ButtonLink>
    </EmptyState>
  );
}
