import styled from "@emotion/styled";
import { color, text } from "../../../tokens/tokens.ts";

/** Secondary text: a note, a date, a hint. A paragraph, or the element given by `as`. */
export const SmallText = styled.p({ color: color.inkSoft, fontSize: text.small });
