/** A template, which render draws. */
export interface Template {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => Template;
/** Takes an attribute or a text away. */
export const nothing: unique symbol;
export const render: (value: unknown, container: ParentNode, options?: { renderBefore?: ChildNode }) => void;
