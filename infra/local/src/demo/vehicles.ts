import { GEEN_VOERTUIG, type VoertuigType } from '@site/contract';

/** What is for sale at a dealer. */
export interface Vehicle {
  /** As in an offer. */
  naam: string;
  type: VoertuigType;
  link: string;
  /** One of the stand-in of the RDW, or empty. */
  kenteken: string;
  /** In whole euros, VAT included. */
  prijs: number;
}

const vehicle = (naam: string, prijs: number, kenteken = '', type: VoertuigType = 'auto'): Vehicle => ({
  ...{ naam, type, kenteken, prijs },
  link: `https://www.autobedrijfdebrug.example/aanbod/${naam.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
});

export const VEHICLES = {
  transporter: vehicle('Volkswagen Transporter uit 2019', 21_950, 'V-123-BX'),
  transit: vehicle('Ford Transit uit 2014', 11_750, 'VJK-12-B'),
  sprinter: vehicle('Mercedes-Benz Sprinter uit 2025', 46_500, 'VTR-34-F'),
  kangoo: vehicle('Renault Kangoo uit 2025', 31_250, 'VXZ-90-P'),
  vivaro: vehicle('Opel Vivaro-e uit 2023', 28_900, 'VDB-45-G'),
  partner: vehicle('Peugeot Partner uit 2020', 14_950, 'V-890-KL'),
  ducato: vehicle('Fiat Ducato uit 2018', 17_500, 'VFG-56-H'),
  proace: vehicle('Toyota Proace uit 2021', 22_750, 'VHJ-67-K'),
  corolla: vehicle('Toyota Corolla uit 2019', 19_950, '1-VJK-01'),
  bmw: vehicle('BMW 3-serie Touring uit 2015', 16_900, 'GB-001-B'),
  tesla: vehicle('Tesla Model 3 uit 2021', 29_750, 'N-789-LK'),
  niro: vehicle('Kia Niro uit 2022', 27_500, 'R-234-TX'),
  kona: vehicle('Hyundai Kona uit 2023', 27_950, 'X-901-GH'),
  audi: vehicle('Audi A6 uit 2013', 15_750, '8-KRT-45'),
  crafter: vehicle('Volkswagen Crafter met koelopbouw uit 2022', 38_900),
  graafmachine: vehicle('Minigraafmachine Kubota KX019 uit 2021', 24_500, '', 'equipment'),
  heftruck: vehicle('Heftruck Linde E20 uit 2019', 18_250, '', 'equipment'),
  tractor: vehicle('Tractor Fendt 314 Vario', 84_000, 'LTB-12-C', 'equipment'),
  aanhanger: vehicle('Foodtruck-aanhanger Tefé uit 2024', 32_000, '', 'equipment'),
  geen: { ...vehicle('Volkswagen Caddy uit 2021', 18_500), link: GEEN_VOERTUIG },
} satisfies Record<string, Vehicle>;
