import { BEWAARTERMIJNEN, type DealerApplication, type DealerStatus } from '@site/contract';
import { Band, color, SectionTitle, space } from '@site/kit';
import { styled } from 'styled-components';

const STATUSES: Readonly<Record<DealerStatus, string>> = {
  verstuurd: 'Verstuurd aan uw klant',
  'niet-ingevuld': 'Niet ingevuld',
  'in-behandeling': 'Ingevuld, in behandeling',
  besluit: 'Er is een besluit: vraag het uw klant',
  afgerond: 'Afgerond',
};

const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** The applications that a dealer began: how far each is, and nothing of the customer. */
export function DealerApplications({ applications }: { applications: readonly DealerApplication[] }) {
  return (
    <Band narrow labelledBy="verstuurd">
      <SectionTitle
        id="verstuurd"
        lead={`Uw klant heeft ${BEWAARTERMIJNEN.concepten.termijn.dagen} dagen om de aanvraag aan te vullen. De gegevens van uw klant ziet u hier niet.`}
      >
        Uw aanvragen
      </SectionTitle>
      {applications.length === 0 ? (
        <p>U hebt nog geen aanvraag verstuurd.</p>
      ) : (
        <List>
          {applications.map(({ voertuig, verstuurdOp, status }) => (
            <li key={`${verstuurdOp} ${voertuig}`}>
              <b>{voertuig}</b>
              <span>{day.format(new Date(verstuurdOp))}</span>
              <span>{STATUSES[status as DealerStatus] ?? status}</span>
            </li>
          ))}
        </List>
      )}
    </Band>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(2)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }

  b {
    flex: 1 1 100%;
    overflow-wrap: anywhere;
  }
`;
