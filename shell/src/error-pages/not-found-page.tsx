import { Band, ButtonLink, Grid, LinkCard, SectionTitle } from '@site/kit';
import { Calculator, CircleHelp, FilePen, Headset, KeyRound, Truck } from 'lucide-react';
import { useId } from 'react';
import { ErrorFrame } from './error-frame';

const popular = [
  {
    to: '/lease-aanvragen',
    title: 'Lease aanvragen',
    text: 'In tien stappen uw aanvraag bij ons',
    icon: FilePen,
  },
  { to: '/financial-lease', title: 'Financial lease', text: 'Hoe het werkt en wat het kost', icon: KeyRound },
  { to: '/lease-berekenen', title: 'Lease berekenen', text: 'Uw bedrag per maand', icon: Calculator },
  { to: '/faq', title: 'Veelgestelde vragen', text: 'De antwoorden op een rij', icon: CircleHelp },
  { to: '/contact', title: 'Contact', text: 'Bel, mail of stuur een bericht', icon: Headset },
  { to: '/aanbod', title: 'Aanbod', text: 'Wat u bij ons kunt leasen', icon: Truck },
] as const;

/** The 404 page. */
export function NotFoundPage() {
  const popularId = useId();
  return (
    <ErrorFrame
      title="Pagina niet gevonden"
      sign="404"
      closed={false}
      actions={
        <>
          <ButtonLink to="/">Naar de homepagina</ButtonLink>
          <ButtonLink to="/search" variant="ghost">
            Zoeken
          </ButtonLink>
        </>
      }
      more={
        <Band labelledBy={popularId}>
          <SectionTitle id={popularId}>Hier zoeken anderen naar</SectionTitle>
          <Grid columns={3}>
            {popular.map((card) => (
              <LinkCard key={card.to} {...card} />
            ))}
          </Grid>
        </Band>
      }
    >
      <p>
        Dit adres bestaat niet, of niet meer. Controleer of u het goed hebt getypt, of kies hieronder een
        pagina.
      </p>
    </ErrorFrame>
  );
}
