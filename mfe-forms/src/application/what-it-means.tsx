import { AANVRAAG_ZINNEN, OFFERTE_GELDIG_WERKDAGEN, OFFERTE_ZINNEN } from '@site/contract';
import { color, TextLink } from '@site/kit';
import styled from 'styled-components';

/** What sending an application means: what it costs, when it binds, how long an offer holds, and with whom data is shared. */
export function WhatItMeans() {
  return (
    <Text>
      {AANVRAAG_ZINNEN.vrijblijvend} U krijgt een offerte die {OFFERTE_GELDIG_WERKDAGEN} werkdagen geldig is.{' '}
      {OFFERTE_ZINNEN.bindend} {OFFERTE_ZINNEN.kosten} {AANVRAAG_ZINNEN.delen} Lees meer in onze{' '}
      <TextLink to="/juridisch?section=privacy">privacyverklaring</TextLink>.
    </Text>
  );
}

const Text = styled.p`
  font-size: 0.9375rem;
  color: ${color.ink2};
`;
