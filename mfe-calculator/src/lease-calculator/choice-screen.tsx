import { JAARRENTE, procent } from '@site/contract';
import { Grid, Illustration, LinkCard, media, space } from '@site/kit';
import { ArticleIllustration } from '@site/kit/article';
import styled from 'styled-components';
import { calculatorPath } from './calculator-address';
import { VOERTUIG_TYPE_LABELS } from './calculator-store';
import { Heading } from './heading';

/** The first screen: what is leased decides the rate. Both cards are links, so the choice needs no JavaScript. */
export function ChoiceScreen() {
  return (
    <>
      <Question id="keuze">Wat wil je leasen?</Question>
      <Grid columns={2}>
        <LinkCard
          to={calculatorPath('auto')}
          title={VOERTUIG_TYPE_LABELS.auto}
          text={`Een personenauto, bestelwagen of ander voertuig op kenteken. De calculator rekent met ${procent(JAARRENTE.auto)} per jaar.`}
          more="Bereken uw maandbedrag"
          preventScrollReset
          picture={<Illustration name="van" />}
        />
        <LinkCard
          to={calculatorPath('equipment')}
          title={VOERTUIG_TYPE_LABELS.equipment}
          text={`Een machine, keuken, scooter of bakfiets voor uw bedrijf. De calculator rekent met ${procent(JAARRENTE.equipment)} per jaar.`}
          more="Bereken uw maandbedrag"
          preventScrollReset
          picture={<ArticleIllustration name="graafmachine" />}
        />
      </Grid>
    </>
  );
}

const Question = styled(Heading)`
  margin-bottom: ${space(4)};
  font-size: clamp(2rem, 4.2vw, 3.375rem);
  line-height: 1.02;
  letter-spacing: -0.03em;

  ${media.wide} {
    margin-bottom: ${space(5)};
  }
`;
