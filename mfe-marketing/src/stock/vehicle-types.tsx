import {
  calculateLease,
  effectieveJaarrente,
  euros,
  JAARRENTE,
  procent,
  type VoertuigType,
} from '@site/contract';
import { color, Grid, IconTile, Link, radius, space } from '@site/kit';
import { ArrowRight, Bike, Car, Hammer, type LucideIcon, Package, Truck, Zap } from 'lucide-react';
import styled from 'styled-components';
import { calculatorWith } from '../parts/own-lease/own-lease';

/** A type of vehicle, with the price that its monthly amount is for, VAT included and in whole euros. */
interface VehicleType {
  naam: string;
  icon: LucideIcon;
  voertuigType: VoertuigType;
  aanschafprijs: number;
  text: string;
}

const TYPES: readonly VehicleType[] = [
  {
    naam: 'Kleine bestelwagen',
    icon: Package,
    voertuigType: 'auto',
    aanschafprijs: 12_500,
    text: 'Voor gereedschap en pakketten in de stad, vaak tweedehands.',
  },
  {
    naam: 'Grote bestelwagen',
    icon: Truck,
    voertuigType: 'auto',
    aanschafprijs: 27_500,
    text: 'Met ruimte voor pallets, een inrichting of een dubbele cabine.',
  },
  {
    naam: 'Elektrische bestelwagen',
    icon: Zap,
    voertuigType: 'auto',
    aanschafprijs: 37_500,
    text: 'Ook welkom in zero-emissiezones.',
  },
  {
    naam: 'Personenauto',
    icon: Car,
    voertuigType: 'auto',
    aanschafprijs: 20_000,
    text: 'Voor bezoek aan klanten, zakelijk en privé.',
  },
  {
    naam: 'Scooter of bakfiets',
    icon: Bike,
    voertuigType: 'equipment',
    aanschafprijs: 8_000,
    text: 'Voor bezorgers, met een kist of een bak.',
  },
  {
    naam: 'Machine of equipment',
    icon: Hammer,
    voertuigType: 'equipment',
    aanschafprijs: 15_000,
    text: 'Een heftruck, een minigraver of apparatuur voor uw zaak.',
  },
];

const LOOPTIJD = 72;

const Card = styled(Link)`
  --on-text: ${color.ink};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  height: 100%;
  padding: ${space(3)};
  color: ${color.ink};
  text-decoration: none;
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  &:hover {
    box-shadow: 0 5px 0 ${color.ink};
  }
  &:focus-visible {
    border-radius: ${radius.l};
  }
  > :first-child {
    grid-row: span 2;
  }
  strong {
    font-size: 1.25rem;
  }
  p {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
    color: ${color.ink2};
  }
  > :last-child {
    grid-column: 1 / -1;
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    align-self: end;
    margin-top: ${space(1)};
    font-weight: 650;
    text-decoration: underline;
    text-decoration-color: ${color.plateDeep};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.35em;
  }
`;

const Note = styled.p`
  margin-top: ${space(3)};
`;

/** The vehicles that can be leased by type, each with the monthly amount of an example that opens in the calculator. */
export function VehicleTypes() {
  return (
    <>
      <Grid columns={3}>
        {TYPES.map(({ naam, icon: Icon, text, ...price }) => {
          const lease = { ...price, aanbetaling: 0, slottermijn: 0, looptijd: LOOPTIJD };
          const uitkomst = calculateLease(lease);
          return (
            uitkomst && (
              <Card key={naam} to={calculatorWith(lease)}>
                <IconTile>
                  <Icon size={26} strokeWidth={2.2} aria-hidden />
                </IconTile>
                <strong>{naam}</strong>
                <span>{`bijvoorbeeld ${euros(uitkomst.maandbedrag)} per maand`}</span>
                <p>
                  {`${text} Bij een prijs van ${euros(lease.aanschafprijs)}, met ${procent(effectieveJaarrente(lease) ?? 0)} effectieve rente per jaar.`}
                </p>
                <span>
                  Reken verder
                  <ArrowRight size={18} strokeWidth={2.6} aria-hidden />
                </span>
              </Card>
            )
          );
        })}
      </Grid>
      <Note>
        {`Dit zijn voorbeelden: indicaties over ${LOOPTIJD} maanden, zonder aanbetaling en slottermijn, met een prijs inclusief btw. Wij rekenen ${procent(JAARRENTE.auto)} rente per jaar voor auto’s en bestelwagens en ${procent(JAARRENTE.equipment)} voor machines en scooters, de hele looptijd over het hele bedrag. De verkoper bepaalt de prijs, en in uw offerte staat uw maandbedrag.`}
      </Note>
    </>
  );
}
