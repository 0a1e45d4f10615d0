// Quiet tones, made and not recorded.

/**
 * strike sounds a note that begins softly and fades away, at once or so many seconds from now.
 * @param {AudioContext} sound
 * @param {AudioNode} out
 */
export function strike(sound, out, frequency, seconds, loud, wait = 0) {
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  const begin = sound.currentTime + wait;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, seconds / 4));
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
  tone.connect(volume).connect(out);
  tone.start(begin);
  tone.stop(begin + seconds);
}
