import { Grid, Illustration, LinkCard, Stack } from '@site/kit';
import { Heading } from './heading';
import { calculatorPath, VOERTUIG_TYPE_LABELS } from './vehicle-type';

/** The first screen: what is leased decides the rate. Both cards are links, so the choice needs no JavaScript. */
export function ChoiceScreen() {
  return (
    <Stack gap={4}>
      <Heading id="keuze">Wat wil je leasen?</Heading>
      <Grid columns={2}>
        <LinkCard
          to={calculatorPath('auto')}
          title={VOERTUIG_TYPE_LABELS.auto}
          text="Een personenauto, bestelwagen of ander voertuig op kenteken. De calculator rekent met 11% per jaar."
          more="Bereken uw maandbedrag"
          picture={<Illustration name="van" />}
        />
        <LinkCard
          to={calculatorPath('equipment')}
          title={VOERTUIG_TYPE_LABELS.equipment}
          text="Een machine, keuken, scooter of bakfiets voor uw bedrijf. De calculator rekent met 13% per jaar."
          more="Bereken uw maandbedrag"
          picture={<Illustration name="graafmachine" />}
        />
      </Grid>
    </Stack>
  );
}
