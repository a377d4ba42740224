import { useEffect, useState } from 'react';

/** Tolerance below the position to which a link scrolls a heading, in px. */
const TOLERANCE = 32;

/**
 * The id of the current heading: the last one at or above the top of the window. At the end of the page, where the last headings
 * cannot reach the top, it is the one in the hash, or else the last. Undefined before hydration.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(currentOf(key.split(' ')));
    };
    const updateSoon = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', updateSoon, { passive: true });
    window.addEventListener('resize', updateSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateSoon);
      window.removeEventListener('resize', updateSoon);
    };
  }, [key]);

  return current;
}

function currentOf(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE;
  const tops = ids.map(
    (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  );
  const read = tops.filter((top) => top <= line).length - 1;
  const atEnd = window.scrollY > 0 && root.scrollHeight - window.scrollY - window.innerHeight < 2;
  if (atEnd) {
    const named = ids.indexOf(window.location.hash.slice(1));
    return ids[named > read ? named : ids.length - 1];
  }
  return ids[Math.max(read, 0)];
}
