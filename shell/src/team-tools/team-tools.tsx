import { bottomEdge, color, font, layer, radius, space, useFixed, windowHeight } from '@site/kit';
import { Layers, SquareDashed } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Boot } from '../app/boot';
import { LIVE, type Overrides, RELEASE_PARAMETER } from '../composition/release-parameter';
import { Outlines } from './outlines';
import { ReleaseList } from './release-list';
import { addressWith } from './releases';
import { storedOutlines, storeOutlines } from './tab-state';

const Corner = styled.aside`
  position: fixed;
  z-index: ${layer.skip};
  bottom: calc(${bottomEdge} + ${space(1.5)});
  left: ${space(1.5)};
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  align-items: flex-start;
  max-width: calc(100vw - ${space(3)});
  max-height: calc(${windowHeight(100)} - ${bottomEdge} - ${space(3)});
  font: 400 0.9375rem/1.45 ${font.text};
  color: ${color.ink};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
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
    &[aria-pressed='true'],
    &[aria-expanded='true'] {
      color: ${color.ink};
      background: ${color.white};
    }
  }
`;

const Notice = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1.5)};
  padding: 2px ${space(1.5)};
  background: ${color.noteSoft};
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
  overflow-wrap: anywhere;
  button {
    min-height: 2.75rem;
    padding: 0;
    font: inherit;
    font-weight: 650;
    color: inherit;
    text-decoration: underline;
    background: none;
    border: 0;
    cursor: pointer;
  }
`;

/** Alt+Shift+T, which shows and hides the outlines. */
function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyT';
}

/** Loads the current page with these releases; with none, the live ones. The server refuses an invalid one. */
function show(overrides: Overrides): void {
  if (Object.keys(overrides).length > 0) {
    location.assign(addressWith(location.href, overrides));
    return;
  }
  const url = new URL(addressWith(location.href, {}), location.href);
  url.searchParams.set(RELEASE_PARAMETER, LIVE);
  location.assign(url);
}

/** The development tools in a corner of the page: outlines of what each team owns, and the releases of this tab. */
export function TeamTools({ boot, overrides }: { boot: Boot; overrides: Overrides }) {
  const [outlined, setOutlined] = useState(storedOutlines);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const corner = useRef<HTMLElement>(null);
  useFixed(corner, 'bottom');
  const isOverridden = Object.keys(overrides).length > 0;

  useEffect(() => storeOutlines(outlined), [outlined]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOutlined((shown) => !shown);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {outlined && <Outlines composition={boot.composition} shellVersion={boot.shell} />}
      <Corner
        ref={corner}
        aria-label="Team tools"
        onKeyDown={({ key }) => {
          if (key === 'Escape' && isOpen) close();
        }}
      >
        {isOpen && <ReleaseList id={panelId} overrides={overrides} onShow={show} />}
        {isOverridden && (
          <Notice role="status">
            <span>
              Only in this tab:{' '}
              {Object.entries(overrides)
                .map(([remote, version]) => `${remote} ${version}`)
                .join(', ')}
            </span>
            <button type="button" onClick={() => show({})}>
              Back to live
            </button>
          </Notice>
        )}
        <Bar>
          <button
            type="button"
            aria-label="Outlines of teams"
            aria-keyshortcuts="Alt+Shift+T"
            aria-pressed={outlined}
            title="Outlines of teams (Alt+Shift+T)"
            onClick={() => setOutlined((shown) => !shown)}
          >
            <SquareDashed size={22} aria-hidden />
          </button>
          <button
            ref={opener}
            type="button"
            aria-label="Releases"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            title="Releases"
            onClick={() => setOpen((open) => !open)}
          >
            <Layers size={22} aria-hidden />
          </button>
        </Bar>
      </Corner>
    </>
  );
}
