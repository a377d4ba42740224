import { bottomEdge, color, layer, radius, space, tabStorage, useFixed } from '@site/kit';
import type { Composition } from '@site/platform/protocol/page';
import { SquareDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Outlines } from './outlines';

/** The key in the storage of the tab. */
const STORAGE_KEY = 'team-outlines';

const Corner = styled.aside`
  position: fixed;
  z-index: ${layer.skip};
  bottom: calc(${bottomEdge} + ${space(1.5)});
  left: ${space(1.5)};
  padding: 2px;
  background: ${color.ink};
  border: 2px solid ${color.white};
  border-radius: ${radius.m};
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    color: ${color.white};
    background: none;
    border: 0;
    border-radius: ${radius.s};
    cursor: pointer;
    &[aria-pressed='true'] {
      color: ${color.ink};
      background: ${color.white};
    }
  }
  @media print {
    display: none;
  }
`;

/** Alt+Shift+T, which shows and hides the outlines. */
function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyT';
}

/** Shows and hides the outlines of what each team owns, for this tab. */
export function OutlinesButton({
  composition,
  shellVersion,
}: {
  composition: Composition;
  shellVersion: string;
}) {
  const [isShown, setShown] = useState(() => tabStorage.readObject(STORAGE_KEY)?.shown === true);
  const corner = useRef<HTMLElement>(null);
  useFixed(corner, 'bottom');

  useEffect(() => {
    if (isShown) tabStorage.write(STORAGE_KEY, { shown: true });
    else tabStorage.remove(STORAGE_KEY);
  }, [isShown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setShown((shown) => !shown);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {isShown && <Outlines composition={composition} shellVersion={shellVersion} />}
      <Corner ref={corner} aria-label="Development">
        <button
          type="button"
          aria-label="Outlines of teams"
          aria-keyshortcuts="Alt+Shift+T"
          aria-pressed={isShown}
          title="Outlines of teams (Alt+Shift+T)"
          onClick={() => setShown((shown) => !shown)}
        >
          <SquareDashed size={22} />
        </button>
      </Corner>
    </>
  );
}
