// What happens in the game, to be heard: quietly, from the first touch on, and not at all where it is
// switched off. In a frame of another page it is off until somebody switches it on there.
import { $, attribute, embedded } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { strike } from "../../js/tone.js";

/** What is heard: [hertz, seconds, seconds to wait] of each tone. */
const sounds = {
  mine: [[660, 0.09, 0]],
  reply: [[494, 0.12, 0.06]],
  block: [[880, 0.05, 0]],
  won: [[523, 0.5, 0.15], [659, 0.5, 0.25], [784, 0.8, 0.35]],
  lost: [[220, 0.5, 0.2], [165, 0.8, 0.35]],
};
const [loud, rest, tick] = [0.06, 2000, 8]; // rest and tick in milliseconds

/**
 * makeSound returns what sounds what is new in the game of a page.
 * @param {Palace.Site} site
 */
export function makeSound({ frame }) {
  const button = $("sound");
  const name = embedded ? "sound-framed" : "sound";
  const bare = () => document.documentElement.dataset.ui === "none";
  let chosen = read("localStorage", name, "");
  const on = () => "AudioContext" in globalThis && (chosen ? chosen === "on" : !embedded && !bare());
  /** @type {AudioContext | null} */
  let sound = null;
  let resting = 0;
  const label = () => {
    const now = on();
    attribute(button, "aria-pressed", now);
    $("sounding").hidden = !now;
    $("silent").hidden = now;
  };
  const sleep = () => {
    clearTimeout(resting);
    resting = setTimeout(() => sound?.suspend(), rest);
  };
  const wake = () => {
    if (sound || !on() || navigator.userActivation?.isActive === false) return;
    sound = new AudioContext();
    sound.resume();
    sleep();
  };
  const play = (name) => {
    if (!sound || !on()) return;
    sound.resume();
    for (const [hertz, seconds, wait] of sounds[name]) strike(sound, sound.destination, hertz, seconds, loud, wait);
    if (name === "mine" && !matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate?.(tick);
    sleep();
  };
  button.addEventListener("click", () => {
    write("localStorage", name, (chosen = on() ? "off" : "on"));
    label();
    wake();
    play("block");
  });
  for (const type of ["pointerup", "touchend", "click", "keydown", "keyup"]) { // before the first gesture there is nothing to be heard
    addEventListener(type, wake, true);
    frame.hear(type, wake);
  }

  /** @type {{ game: string, turns: number, at: string, ended: boolean, chosen: number } | null} */
  let last = null;
  /** @param {Palace.Page} page */
  return ({ state, block, gaveUp, won }) => {
    label();
    const { game, history, position, phase, winner, players } = state;
    const before = last;
    last = { game, turns: history.length, at: JSON.stringify(position), ended: phase === "over" || gaveUp, chosen: block?.chosen.length ?? -1 };
    if (!before || before.game !== game || before.turns > history.length) return;
    const news = history.slice(before.turns);
    if (news.length === 0 && before.at !== last.at) return;
    if (news.length > 0 && news[0].from && JSON.stringify(news[0].from) !== before.at) return; // another game was opened
    const people = (side) => players[side] === "human";
    for (const who of new Set(news.filter(({ to }) => to).map(({ player }) => (people(player) ? "mine" : "reply")))) play(who);
    if (before.chosen >= 0 && last.chosen >= 0 && before.chosen !== last.chosen && news.length === 0) play("block");
    if (!last.ended || before.ended) return;
    if (won || (winner && people(winner))) play("won");
    else if (people("first") || people("second")) play("lost");
  };
}
