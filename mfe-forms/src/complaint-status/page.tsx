import { Band, OnlyWithScripts, PageHero, SectionTitle, TextLink, useSite } from '@site/kit';
import { useState } from 'react';
import { HelpLine } from '../parts/help-line';
import { WithoutScripts } from '../parts/without-scripts';
import { ComplaintCourse } from './course';
import { type FoundComplaint, StatusForm } from './status-form';

/** `/klacht-volgen`: how far a complaint is, for anyone who knows its number and its mail address. */
export default function ComplaintStatusPage() {
  const [found, setFound] = useState<FoundComplaint | null>(null);
  return (
    <>
      <PageHero
        title="Volg uw klacht"
        lead="Hebt u een klacht ingediend? Hier ziet u hoe ver wij zijn en wanneer u van ons hoort. U hebt er geen account voor nodig."
      />
      <WithoutScripts to={useSite().klachtenEmail} />
      <OnlyWithScripts>
        <Band labelledBy="zoeken" narrow>
          <SectionTitle
            id="zoeken"
            lead="Uw klachtnummer staat in de e-mail die u kreeg nadat u uw klacht had ingediend."
          >
            Zoek uw klacht op
          </SectionTitle>
          <StatusForm onAnswer={setFound} />
        </Band>
      </OnlyWithScripts>
      {found && <ComplaintCourse complaint={found} />}
      <Band labelledBy="hulp" tone={found ? 'light' : 'card'}>
        <SectionTitle
          id="hulp"
          as="h2"
          lead={
            <>
              Hebt u nog geen klacht ingediend? Dat kan bij{' '}
              <TextLink to="/klacht-indienen">klacht indienen</TextLink>.
            </>
          }
        >
          Hulp nodig?
        </SectionTitle>
        <HelpLine />
      </Band>
    </>
  );
}
