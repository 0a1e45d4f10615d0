/** A property that is held against what the element has, and not against what was drawn last. */
export const live: <Value>(value: Value) => Value;
