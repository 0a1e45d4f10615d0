import type { Template } from "../lit-html.js";
/** A template for each item, whose elements stay with its key. */
export const repeat: <Item>(items: Iterable<Item>, key: (item: Item, i: number) => unknown, template: (item: Item, i: number) => Template) => unknown;
