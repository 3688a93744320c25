export { FieldError as Error } from "../Form/FieldError.tsx";
