// The page of claims speaks the reader's language, as the page that leads to it does; the claims themselves are English.
import { makeLanguage } from "./language.js";

makeLanguage(() => {}, (sentence) => console.warn(sentence));
