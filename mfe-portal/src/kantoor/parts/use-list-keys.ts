import { tabStorage } from '@site/kit';
import { type RefObject, useEffect, useState } from 'react';

const OFF = 'kantoor-sneltoetsen-uit';

/** The keys of a list, and whether they are on. */
export interface ListKeys {
  on: boolean;
  toggle(): void;
}

/**
 * Single keys for a list: `/` goes to its search, j and k to the link of the next and the previous row; Enter follows that. They can be
 * switched off, because somebody who speaks to his computer presses them unmeant.
 */
export function useListKeys(
  search: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
): ListKeys {
  const [on, setOn] = useState(() => tabStorage.read(OFF) === null);

  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '/') search.current?.focus();
      else if (event.key === 'j' || event.key === 'k') focusRow(rows.current, event.key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on, search, rows]);

  return {
    on,
    toggle() {
      if (on) tabStorage.write(OFF, 'ja');
      else tabStorage.remove(OFF);
      setOn(!on);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=listbox]') !== null;
}

/** Moves the focus to the next or previous row, from the first when it is in none. */
function focusRow(rows: HTMLElement | null, step: 1 | -1): void {
  const links = [...(rows?.querySelectorAll<HTMLElement>('th a') ?? [])];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
