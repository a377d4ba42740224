import { BELOFTEN, telHref, whatsappHref } from '@site/contract';
import {
  Band,
  ButtonLink,
  Callout,
  ContactCards,
  Grid,
  LinkCard,
  OnlyWithScripts,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
  TextLink,
  useSite,
} from '@site/kit';
import { Faq, faqPage } from '@site/kit/content';
import { FileText, Search, UserPen, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { WithoutScripts } from '../parts/without-scripts';
import { AboutUs } from './about-us';
import { ContactForm } from './contact-form';
import { contactPage } from './contact-page-data';
import { QUESTIONS_AFTER, QUESTIONS_BEFORE } from './questions';

export const structuredData: StructuredData = (site, page) => [
  contactPage(site, page),
  faqPage([...QUESTIONS_BEFORE, ...QUESTIONS_AFTER]),
];

/** A phone number or a time range that stays on one line where it fits. */
const NoBreak = styled.span`
  display: inline-block;
`;

/** `/contact`: links, phone and mail, a form, frequently asked questions, and who the company is. */
export default function ContactPage() {
  const { telefoon, whatsapp } = useSite();
  return (
    <>
      <PageHero
        title="Klantenservice"
        lead={`Een vraag over leasen of over uw aanvraag? U spreekt iemand die verstand heeft van zakelijke voertuigen. ${BELOFTEN.telefoonLang}.`}
      />
      <WithoutScripts />
      <Band labelledBy="snel-geregeld">
        <SectionTitle id="snel-geregeld">Snel zelf geregeld</SectionTitle>
        <Grid columns={4}>
          <LinkCard
            to="/lease-aanvragen"
            icon={FileText}
            title="Lease aanvragen"
            text={`In ongeveer ${BELOFTEN.aanvraagMinuten} minuten een aanvraag doen.`}
          />
          <LinkCard
            to="/login"
            icon={Search}
            title="Status bekijken"
            text="Zien hoe het met uw aanvraag staat."
          />
          <LinkCard
            to="/login"
            icon={UserPen}
            title="Gegevens wijzigen"
            text="Uw naam, telefoonnummer of bedrijf aanpassen."
          />
          <LinkCard
            to="/lease-voorwaarden"
            icon={Wallet}
            title="Lease voorwaarden"
            text="Nalezen wat u nodig hebt om te leasen."
          />
        </Grid>
      </Band>
      <Band tone="card" labelledBy="bericht">
        <Split align="start">
          <OnlyWithScripts>
            <div>
              <SectionTitle
                id="bericht"
                lead={`U krijgt op werkdagen binnen ${BELOFTEN.reactieUren} uur antwoord. Alle velden zijn nodig.`}
              >
                Stuur een bericht
              </SectionTitle>
              <ContactForm />
            </div>
          </OnlyWithScripts>
          <Stack gap={3}>
            <ContactCards />
            {whatsapp && (
              <p>
                Liever appen?{' '}
                <TextLink href={whatsappHref(whatsapp)}>
                  Stuur een bericht via WhatsApp naar <NoBreak>{whatsapp}</NoBreak>
                </TextLink>
                . Stuur zo geen papieren: WhatsApp is van een ander bedrijf. Dat doet u veilig bij{' '}
                <TextLink to="/klant/documenten">uw documenten</TextLink>.
              </p>
            )}
            <Callout
              tone="note"
              title="Is het dringend?"
              action={
                <ButtonLink variant="dark" href={telHref(telefoon)}>
                  <span>
                    Bel direct <NoBreak>{telefoon}</NoBreak>
                  </span>
                </ButtonLink>
              }
            >
              Wacht dan niet op een e-mail. Bel ons:{' '}
              <NoBreak>{BELOFTEN.telefoonKort.replace('Ma', 'ma')}.</NoBreak>
            </Callout>
          </Stack>
        </Split>
      </Band>
      <Band labelledBy="vragen">
        <SectionTitle id="vragen">Dit wordt vaak gevraagd</SectionTitle>
        <Split align="start">
          <Faq title="Voor uw aanvraag" items={QUESTIONS_BEFORE} headingLevel={3} />
          <Faq title="Na uw aanvraag" items={QUESTIONS_AFTER} headingLevel={3} />
        </Split>
      </Band>
      <AboutUs />
    </>
  );
}
