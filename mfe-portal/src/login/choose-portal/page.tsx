import { Band, ContactCards, Grid, LinkCard, PageHero, SectionTitle, Stack } from '@site/kit';
import { BriefcaseBusiness, Handshake, IdCard } from 'lucide-react';
import { AlreadyLoggedIn } from '../parts/already-logged-in';

export default function ChoosePortalPage() {
  return (
    <>
      <PageHero
        title="Waar wilt u inloggen?"
        lead="Kies hoe u inlogt. Bent u ondernemer en leaset u bij ons, of wilt u dat gaan doen? Dan bent u klant."
      />
      <Band>
        <Stack gap={4}>
          <AlreadyLoggedIn />
          <Grid columns={3}>
            <LinkCard
              headingLevel={2}
              to="/login/klant"
              icon={<BriefcaseBusiness />}
              title="Klant"
              text="Volg uw leaseaanvraag, koppel een aanvraag met uw code en houd uw gegevens bij."
              more="Inloggen als klant"
            />
            <LinkCard
              headingLevel={2}
              to="/login/partner"
              icon={<Handshake />}
              title="Partner"
              text="Voor dealers en tussenpersonen die met ons samenwerken."
              more="Inloggen als partner"
            />
            <LinkCard
              headingLevel={2}
              to="/login/medewerker"
              icon={<IdCard />}
              title="Medewerker"
              text="Voor onze eigen collega’s."
              more="Inloggen als medewerker"
            />
          </Grid>
        </Stack>
      </Band>
      <Band tone="card" labelledBy="hulp">
        <SectionTitle id="hulp" lead="Lukt inloggen niet? Wij helpen u op weg.">
          Hulp nodig?
        </SectionTitle>
        <ContactCards to="/contact" />
      </Band>
    </>
  );
}
