import styled from "@emotion/styled";
import { color, text } from "../../../tokens/tokens.ts";

/** Secondary words: a note, a date, a hint. A paragraph, or what `as` names. */
export const SmallText = styled.p({ color: color.inkSoft, fontSize: text.small });
