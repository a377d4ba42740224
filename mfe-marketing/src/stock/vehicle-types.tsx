import { calculateLease, effectieveJaarrente, euros, procent, type VoertuigType } from '@site/contract';
import { color, Grid, IconTile, Link, radius, Stack, space } from '@site/kit';
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
    text: 'Voor gereedschap en pakketten.',
  },
  {
    naam: 'Grote bestelwagen',
    icon: Truck,
    voertuigType: 'auto',
    aanschafprijs: 27_500,
    text: 'Voor pallets of een inrichting.',
  },
  {
    naam: 'Elektrische bestelwagen',
    icon: Zap,
    voertuigType: 'auto',
    aanschafprijs: 37_500,
    text: 'Mag elke zero-emissiezone in.',
  },
  {
    naam: 'Personenauto',
    icon: Car,
    voertuigType: 'auto',
    aanschafprijs: 20_000,
    text: 'Voor bezoek aan klanten.',
  },
  {
    naam: 'Scooter of bakfiets',
    icon: Bike,
    voertuigType: 'equipment',
    aanschafprijs: 8_000,
    text: 'Voor bezorgers.',
  },
  {
    naam: 'Machine',
    icon: Hammer,
    voertuigType: 'equipment',
    aanschafprijs: 15_000,
    text: 'Een heftruck of minigraver.',
  },
];

const LOOPTIJD = 72;

/** The effective rate a year of these examples, which does not depend on their price. */
function rateOf(voertuigType: VoertuigType): number {
  const example = { voertuigType, aanschafprijs: 1_000_000, aanbetaling: 0, slottermijn: 0 };
  return effectieveJaarrente({ ...example, looptijd: LOOPTIJD }) ?? 0;
}

const Card = styled(Link)`
  --on-text: ${color.ink};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space(0.25)} ${space(2)};
  height: 100%;
  padding: ${space(2)} ${space(2.5)};
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
    color: ${color.ink2};
  }
  > :last-child {
    grid-area: 1 / 3 / span 2;
    align-self: center;
  }
`;

/** The vehicles that can be leased by type, each with the monthly amount of an example that opens in the calculator. */
export function VehicleTypes() {
  return (
    <Stack gap={3}>
      <Grid columns={3}>
        {TYPES.map(({ naam, icon: Icon, text, ...price }) => {
          const lease = { ...price, aanbetaling: 0, slottermijn: 0, looptijd: LOOPTIJD };
          const uitkomst = calculateLease(lease);
          return (
            uitkomst && (
              <Card key={naam} to={calculatorWith(lease)}>
                <IconTile>
                  <Icon size={26} strokeWidth={2.2} />
                </IconTile>
                <strong>{naam}</strong>
                <span>bijvoorbeeld {euros(uitkomst.maandbedrag)} per maand</span>
                <p>
                  {text} Bij {euros(lease.aanschafprijs)}.
                </p>
                <ArrowRight size={22} strokeWidth={2.4} />
              </Card>
            )
          );
        })}
      </Grid>
      <p>
        Indicaties over {LOOPTIJD} maanden, zonder aanbetaling en slottermijn, met een prijs inclusief btw. De
        effectieve rente is {procent(rateOf('auto'))} per jaar; voor een scooter of machine{' '}
        {procent(rateOf('equipment'))}.
      </p>
    </Stack>
  );
}
