// How long anything is waited for: second by second, so that a machine that slept, or was
// busy with what it has already, has not waited.

/** alarm calls late when so many seconds have passed, and returns how to be content before. */
export function alarm(seconds, late) {
  let timer = 0;
  const tick = () => {
    if (seconds-- > 0) timer = setTimeout(tick, 1000);
    else late();
  };
  tick();
  return () => clearTimeout(timer);
}
