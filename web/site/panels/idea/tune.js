// An idea to be heard, quietly and on request: a note each beat, and what it belongs to lights up.
import { changed } from "../../js/dom.js";
import { strike } from "../../js/tone.js";
import { html, t } from "../../js/view.js";

/** The lowest tone in hertz, how long a beat is in seconds, and how loud a note. */
const [lowest, beat, loud] = [220, 0.3, 0.09];

/** makeTune plays the tune of an idea; again() is called where its button says something else. */
export function makeTune(pointing, again) {
  const other = changed();
  /** @type {Palace.IdeaNote[]} */
  let tune = [];
  /** @type {AudioContext | null} */
  let sound = null;
  /** @type {GainNode | null} */
  let volume = null;
  let [next, playing] = [0, 0];

  const stop = () => {
    clearTimeout(playing);
    playing = 0;
    pointing.sound(0);
    if (!sound || !volume) return;
    volume.gain.setTargetAtTime(0, sound.currentTime, 0.015); // cut off at once it would click
    setTimeout(() => playing === 0 && sound?.suspend(), 120);
  };
  const play = () => {
    if (next >= tune.length) {
      stop();
      return again();
    }
    const { pitch, beats, link } = tune[next++];
    pointing.sound(link);
    if (sound && volume) strike(sound, volume, lowest * 2 ** (pitch / 12), Math.max(beats * beat, 0.2) * 1.4, loud);
    playing = setTimeout(play, 1000 * beats * beat);
  };
  const press = async () => {
    const stops = playing;
    if (stops) stop();
    else {
      next = 0;
      sound ??= new AudioContext();
      volume?.disconnect(); // with what still sounds of the last time
      volume = sound.createGain();
      volume.connect(sound.destination);
      playing = -1; // until the sound is there
    }
    again();
    if (stops) return;
    await sound?.resume();
    if (playing === -1) play();
  };

  return {
    /** @param {Palace.IdeaNote[]} notes */
    button: (notes) => html`
    <div class="row" ?hidden=${!notes.length || !("AudioContext" in globalThis)}>
      <button type="button" id="idea-listen" aria-pressed=${playing !== 0} @click=${press}>${playing ? t("idea-stop") : t("idea-listen")}</button>
    </div>`,
    /**
     * follow takes up the tune of the idea that is shown now.
     * @param {Palace.IdeaNote[]} notes
     */
    follow(notes) {
      if (other(notes.map(({ pitch, beats }) => [pitch, beats])) && playing) stop();
      tune = notes;
    },
  };
}
