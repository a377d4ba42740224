import { color, radius, space } from '@site/kit';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { Overrides } from '../composition/release-parameter';
import {
  addressWith,
  RELEASES_PATH,
  type ReleaseSummary,
  type RemoteReleases,
  type SiteReleases,
} from './releases';

const Panel = styled.section`
  width: min(27.5rem, 100%);
  min-height: 0;
  max-height: 40rem;
  padding: ${space(2)};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  h2 {
    font-size: 1.25rem;
  }
  h3 {
    margin-top: ${space(2)};
    padding-top: ${space(1.5)};
    font-size: 1.0625rem;
    border-top: 1px solid ${color.line};
  }
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px ${space(1.5)};
  margin-top: ${space(1)};
  dt {
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Choice = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem ${space(1)};
  margin-top: ${space(1)};
  label {
    grid-column: 1 / -1;
    font-weight: 650;
  }
  input,
  button {
    min-height: 2.75rem;
    padding: 0 ${space(1.25)};
    font: inherit;
    color: inherit;
    background: ${color.white};
    border: 2px solid ${color.ink};
    border-radius: ${radius.s};
  }
  button {
    font-weight: 650;
    cursor: pointer;
  }
`;

const SideButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
  button {
    min-height: 2.75rem;
    padding: 0 ${space(1.25)};
    font: inherit;
    font-weight: 650;
    color: inherit;
    background: ${color.white};
    border: 2px solid ${color.ink};
    border-radius: ${radius.s};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    color: ${color.white};
    background: ${color.ink};
  }
`;

export interface ReleaseListProps {
  id: string;
  /** The releases that this tab uses instead of the live ones. */
  overrides: Overrides;
  onShow: (overrides: Overrides) => void;
}

/** The composition of the site, with a field per remote to choose another release for this tab. */
export function ReleaseList({ id, overrides, onShow }: ReleaseListProps) {
  const { releases, failed, retry } = useReleases(overrides);
  const headingId = useId();
  return (
    <Panel id={id} aria-labelledby={headingId} tabIndex={0}>
      <h2 id={headingId}>Releases</h2>
      {failed && (
        <p role="alert">
          The releases cannot be read.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {releases && (
        <>
          <Details>
            <Detail name="Composition">{releases.composition}</Detail>
          </Details>
          <h3>shell</h3>
          <Details>
            <Detail name="Live">{releases.shell.version}</Detail>
            <Detail name="Kit">{releases.shell.kit}</Detail>
            <Origin {...releases.shell} />
          </Details>
          {Object.entries(releases.remotes).map(([name, remote]) => (
            <Remote
              key={name}
              name={name}
              remote={remote}
              override={overrides[name]}
              onShow={(version) => {
                const { [name]: _before, ...others } = overrides;
                // While there is a canary, what is live is only for a part of the visitors.
                const isDefault = version === remote.live && !remote.canary;
                onShow(version && !isDefault ? { ...others, [name]: version } : others);
              }}
            />
          ))}
        </>
      )}
    </Panel>
  );
}

function Remote({
  name,
  remote,
  override,
  onShow,
}: {
  name: string;
  remote: RemoteReleases;
  override: string | undefined;
  onShow: (version: string) => void;
}) {
  const inputId = useId();
  const listId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onShow(String(new FormData(event.currentTarget).get('version') ?? '').trim());
  };
  return (
    <>
      <h3>{name}</h3>
      <Details>
        <Detail name="Live">{remote.live ?? 'nothing'}</Detail>
        {remote.canary && (
          <Detail name="Canary">
            {remote.canary.version} for {remote.canary.percent}%
            {remote.canary.reason && `: ${remote.canary.reason}`}
          </Detail>
        )}
        {remote.refused && (
          <Detail name="Refused">
            {remote.refused.version}: {remote.refused.reason}
          </Detail>
        )}
        {override && <Detail name="This tab">{override}</Detail>}
        {remote.shown && (
          <>
            <Detail name="Built for kit">{remote.shown.kit}</Detail>
            <Origin {...remote.shown} />
          </>
        )}
      </Details>
      {remote.canary?.running && remote.live && (
        <Sides
          name={name}
          sides={[
            { label: 'Live', version: remote.live },
            { label: 'Canary', version: remote.canary.version },
          ]}
          override={override}
          onShow={onShow}
        />
      )}
      <Choice onSubmit={submit}>
        <label htmlFor={inputId}>Version of {name} in this tab</label>
        <input
          id={inputId}
          name="version"
          list={listId}
          defaultValue={override}
          placeholder={remote.live ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">Show</button>
        <datalist id={listId}>
          {remote.versions.map((version) => (
            <option key={version} value={version} />
          ))}
        </datalist>
      </Choice>
    </>
  );
}

/** Lets this tab be on one side of a canary, whatever its visitor gets. */
function Sides({
  name,
  sides,
  override,
  onShow,
}: {
  name: string;
  sides: readonly { label: string; version: string }[];
  override: string | undefined;
  onShow: (version: string) => void;
}) {
  return (
    <SideButtons role="group" aria-label={`Side of ${name} in this tab`}>
      {sides.map(({ label, version }) => (
        <button key={label} type="button" aria-pressed={override === version} onClick={() => onShow(version)}>
          {label}
        </button>
      ))}
      <button type="button" aria-pressed={!override} onClick={() => onShow('')}>
        As visitors
      </button>
    </SideButtons>
  );
}

function Origin({ commit, builtAt }: Pick<ReleaseSummary, 'commit' | 'builtAt'>) {
  return (
    <>
      <Detail name="Commit">{commit?.slice(0, 12) ?? 'none'}</Detail>
      <Detail name="Built">{builtAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</Detail>
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function useReleases(overrides: Overrides) {
  const [releases, setReleases] = useState<SiteReleases>();
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches them again.
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    fetch(addressWith(RELEASES_PATH, overrides), { signal: stop.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
        return answer.json() as Promise<SiteReleases>;
      })
      .then(setReleases)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => stop.abort();
  }, [overrides, attempts]);
  return { releases, failed, retry: () => setAttempts((count) => count + 1) };
}
