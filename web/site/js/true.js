// The page of claims speaks the reader's language, as the page that leads to it does; the claims themselves are English. Its faces come after its text.
import { makeLanguage } from "./language.js";
import { dress } from "./style.js";

makeLanguage(() => {}, (sentence) => console.warn(sentence));
void dress(Promise.resolve());
