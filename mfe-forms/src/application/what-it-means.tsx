import {
  AANVRAAG_ZINNEN,
  EENMALIGE_KOSTEN,
  euros,
  OFFERTE_GELDIG_WERKDAGEN,
  OFFERTE_ZINNEN,
} from '@site/contract';
import { color, space, TextLink } from '@site/kit';
import styled from 'styled-components';

const { administratie, annulering } = EENMALIGE_KOSTEN;

/** What sending an application means: when it binds, what it costs then, how long an offer holds, which terms hold, and with whom data is shared. */
export function WhatItMeans() {
  return (
    <Lines>
      <li>
        {AANVRAAG_ZINNEN.vrijblijvend} U krijgt een offerte die {OFFERTE_GELDIG_WERKDAGEN} werkdagen geldig
        is.
      </li>
      <li>
        {OFFERTE_ZINNEN.bindend} Dan betaalt u één keer <b>{euros(administratie)}</b> exclusief btw voor
        administratie en bemiddeling.
      </li>
      <li>
        Annuleert u daarna nog, dan komt daar <b>{euros(annulering)}</b> exclusief btw bij.
      </li>
      <li>
        Op onze bemiddeling gelden onze{' '}
        <TextLink to="/juridisch?section=disclaimer#algemene-voorwaarden">algemene leasevoorwaarden</TextLink>
        . Wat een leasemaatschappij van u vraagt, leest u bij{' '}
        <TextLink to="/lease-voorwaarden">voorwaarden</TextLink>.
      </li>
      <li>
        {AANVRAAG_ZINNEN.delen} Lees meer in onze{' '}
        <TextLink to="/juridisch?section=privacy">privacyverklaring</TextLink>.
      </li>
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space(0.75)};
  padding-left: 1.25em;
  font-size: 0.9375rem;
  color: ${color.ink2};

  b {
    color: ${color.ink};
  }
`;
