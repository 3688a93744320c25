import { toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { useMessages } from "@katha/ui";
import type { CoverAnswer } from "@katha/ui/author";
import { authorMessages, noticeMessages } from "@katha/ui/screens";
import { useFailure } from "../errors/useFailure.ts";
import { useTranslateError } from "../errors/translate-error.ts";

export function useUpload(): (file: File) => Promise<CoverAnswer> {
  const failureText = useFailure();
  const translateError = useTranslateError();
  const t = useMessages(noticeMessages);
  const tAuthor = useMessages(authorMessages);
  const [upload] = authoringApi.useUploadPictureMutation();
  return async (file) => {
    const { data, error } = await upload(file);
    if (data) return { url: data.url };
    if (toApiError(error).code === "picture_expected")
      return { failure: tAuthor("cover.notPicture") };
    // There is only one file, so its place in the request is not mentioned.
    const [fault] = translateError(error).fields;
    return { failure: fault?.msg ?? failureText(error, t("trouble.title")) };
  };
}
