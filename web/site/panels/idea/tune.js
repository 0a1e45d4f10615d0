// An idea to be heard, quietly and on request: a note each beat, and what it belongs to lights up.
import { $, attribute, changed } from "../../js/dom.js";
import { strike } from "../../js/tone.js";

/** The lowest tone in hertz, how long a beat is in seconds, and how loud a note. */
const [lowest, beat, loud] = [220, 0.3, 0.09];

/** makeTune returns the function that shows that there is a tune, or none. */
export function makeTune(part, pointing) {
  const button = $("idea-listen");
  const other = changed();
  /** @type {Palace.IdeaNote[]} */
  let tune = [];
  /** @type {AudioContext | null} */
  let sound = null;
  /** @type {GainNode | null} */
  let volume = null;
  let [next, playing] = [0, 0];

  const show = () => {
    const plays = playing !== 0;
    attribute(button, "aria-pressed", plays);
    part.ideaListen.hidden = plays;
    part.ideaHush.hidden = !plays;
  };
  const stop = () => {
    clearTimeout(playing);
    playing = 0;
    pointing.sound(0);
    if (sound && volume) {
      volume.gain.setTargetAtTime(0, sound.currentTime, 0.015); // cut off at once it would click
      setTimeout(() => playing === 0 && sound?.suspend(), 120);
    }
    show();
  };
  const play = () => {
    if (next >= tune.length) return stop();
    const { pitch, beats, link } = tune[next++];
    pointing.sound(link);
    if (sound && volume) strike(sound, volume, lowest * 2 ** (pitch / 12), Math.max(beats * beat, 0.2) * 1.4, loud);
    playing = setTimeout(play, 1000 * beats * beat);
  };
  button.addEventListener("click", async () => {
    if (playing) return stop();
    next = 0;
    sound ??= new AudioContext();
    volume?.disconnect(); // with what still sounds of the last time
    volume = sound.createGain();
    volume.connect(sound.destination);
    playing = -1; // until the sound is there
    show();
    await sound.resume();
    if (playing === -1) play();
  });

  /** @param {Palace.IdeaNote[]} notes */
  return (notes) => {
    part.ideaListening.hidden = notes.length === 0 || !("AudioContext" in globalThis);
    if (other(notes.map(({ pitch, beats }) => [pitch, beats])) && playing) stop();
    tune = notes;
  };
}
