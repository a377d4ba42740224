import * as Kit from '@site/kit';
import { Band, PageHero } from '@site/kit';
import * as Amounts from '@site/kit/amounts';
import * as Article from '@site/kit/article';
import * as Content from '@site/kit/content';
import * as Controls from '@site/kit/controls';
import * as Queries from '@site/kit/queries';
import * as Widgets from '@site/kit/widgets';
import * as Wizard from '@site/kit/wizard';
import * as React from 'react';
import * as Router from 'react-router-dom';
import styled from 'styled-components';
import * as Zustand from 'zustand';

/** The bundler's name for what the shell shares: modules by name and version. */
declare const __webpack_share_scopes__: {
  default: Record<string, Record<string, { lib(): Record<string, unknown> }>>;
};

/** The library as the shell itself uses it. @throws when there is more than one version of it. */
function ofTheShell(name: string): Record<string, unknown> {
  const versions = Object.values(__webpack_share_scopes__.default[name] ?? {});
  if (versions.length !== 1) throw new Error(`There are ${versions.length} versions of ${name}.`);
  return versions[0]?.lib() ?? {};
}

/** Shows for each shared library whether this remote has the same instance as the shell. */
export default function OneInstancePage() {
  const same: Record<string, boolean> = {
    React: React.useState === ofTheShell('react').useState,
    kit: Kit.useSite === ofTheShell('@site/kit').useSite,
    amounts: Amounts.AmountField === ofTheShell('@site/kit/amounts').AmountField,
    article: Article.Steps === ofTheShell('@site/kit/article').Steps,
    content: Content.Prose === ofTheShell('@site/kit/content').Prose,
    controls: Controls.TextField === ofTheShell('@site/kit/controls').TextField,
    queries: Queries.useQuery === ofTheShell('@site/kit/queries').useQuery,
    widgets: Widgets.Tabs === ofTheShell('@site/kit/widgets').Tabs,
    wizard: Wizard.useWizard === ofTheShell('@site/kit/wizard').useWizard,
    router: Router.useLocation === ofTheShell('react-router-dom').useLocation,
    styles: styled === ofTheShell('styled-components').default,
    store: Zustand.createStore === ofTheShell('zustand').createStore,
  };
  return (
    <>
      <PageHero title="Eén exemplaar" />
      <Band>
        <ul>
          {Object.entries(same).map(([name, yes]) => (
            <li key={name}>
              {name}: {yes ? 'hetzelfde exemplaar' : 'een ander exemplaar'}
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
