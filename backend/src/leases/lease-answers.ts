import { ApiProperty } from '@nestjs/swagger';
import {
  type ApplicationsAnswer,
  LEASE_STATUS_LABELS,
  type LeaseApplication,
  type LeaseOfferte,
  type LeaseStatusChange,
  type LeaseVerzoek,
  type LinkApplicationAnswer,
  type OfferteEinde,
  type OfferteEindeReden,
  type OfferteStatus,
  VERZOEK_LABELS,
  VOERTUIG_TYPES,
  type VoertuigType,
} from '@site/contract';
import {
  Described,
  DutchDate,
  Euros,
  Id,
  ListOf,
  Moment,
  OneOfToday,
  OPTIONAL,
  PlainAnswer,
  Text,
} from '../http/answers.js';
import { VoertuigGegevensDto } from '../vehicles/vehicle-answers.js';

const IN_MARCH = { examples: ['2026-03-02T09:15:00.000Z'] };
const ENDINGS: readonly OfferteEindeReden[] = ['vervangen', 'ingetrokken', 'aanvraag-gestopt'];
const STATUSES = Object.keys(LEASE_STATUS_LABELS);
const FROM_OFFICE = { description: 'What the office wrote to the customer, or empty.' };
const WithCents = (description: string, example: number): PropertyDecorator =>
  Described(description, { type: 'number', examples: [example] });
const Months = (): PropertyDecorator => Described('Months.', { type: 'integer', examples: [60] });
/** Of a vehicle. */
export const VehicleType = (description: string): PropertyDecorator =>
  ApiProperty({ enum: Object.keys(VOERTUIG_TYPES), description, ...OPTIONAL });

class OfferteEindeDto implements OfferteEinde {
  @OneOfToday(ENDINGS, 'show the end alone for unknown values') reden: string;
  @Moment(IN_MARCH) op: string;
  @Text('', FROM_OFFICE) toelichting: string;
}

export class LeaseOfferteDto implements LeaseOfferte {
  @Id() id: string;
  @ApiProperty({ enum: ['open', 'akkoord', 'verlopen'] }) status: OfferteStatus;
  @Text('Leasemaatschappij Noord') leasemaatschappij: string;
  @Text('https://www.autos.example/bus-1', { description: 'In words or as an address.' }) voertuig: string;
  @Euros(25_000) aanschafprijs: number;
  @Euros(5000) aanbetaling: number;
  @Euros(2500) slottermijn: number;
  @Months() looptijd: number;
  @WithCents('Euros, with cents.', 395.5) maandbedrag: number;
  @WithCents('One-off costs in euros, with cents, VAT excluded.', 250) kosten: number;
  @Text('', { description: 'What the office adds, or empty.' }) toelichting: string;
  @Moment(IN_MARCH) gemaaktOp: string;
  @DutchDate('The last day on which it holds.') geldigTotEnMet: string;
  @Moment({ ...IN_MARCH, ...OPTIONAL }) akkoordOp?: string;
  @DutchDate('The last day on which the office calls who agreed.', OPTIONAL) bellenUiterlijk?: string;
  @Described('Missing while it holds, and when it lapsed by itself.', OPTIONAL) einde?: OfferteEindeDto;
}

export class LeaseVerzoekDto implements LeaseVerzoek {
  @Id() id: string;
  @OneOfToday(Object.keys(VERZOEK_LABELS), 'leave out unknown values') soort: string;
  @Text('', { description: 'What the customer added, or empty.' }) toelichting: string;
  @Moment(IN_MARCH) gevraagdOp: string;
  @Moment({ ...IN_MARCH, ...OPTIONAL }) beantwoordOp?: string;
  @Text('', { description: 'Empty when the answer was a change of the status.', ...OPTIONAL })
  antwoord?: string;
}

class LeaseStatusChangeDto implements LeaseStatusChange {
  @ApiProperty({ type: 'string', examples: STATUSES }) status: string;
  @Moment(IN_MARCH) op: string;
  @Text('', FROM_OFFICE) toelichting: string;
}

export class LeaseApplicationItem implements LeaseApplication {
  @Id() id: string;
  @Text('K7M2PQ9') leaseCode: string;
  @OneOfToday(STATUSES, 'show unknown values as they are') status: string;
  @Moment(IN_MARCH) createdAt: string;
  @Euros(25_000) aanschafprijs: number | string;
  @Months() looptijd: number;
  @Text('Van der Berg Bouw', OPTIONAL) bedrijfsnaam?: string;
  @Text('https://www.autos.example/bus-1', OPTIONAL) voertuigLink?: string;
  @VehicleType('Missing when it was not stated.') voertuigType?: VoertuigType;
  @Text('1-VJK-01', OPTIONAL) kenteken?: string;
  @Described('What the RDW said about the plate when the application was sent.', {
    type: VoertuigGegevensDto,
    ...OPTIONAL,
  })
  voertuig?: VoertuigGegevensDto;
  @Euros(5000, OPTIONAL) aanbetaling?: number;
  @Euros(2500, OPTIONAL) slottermijn?: number;
  @Text('Ik wil graag halal leasen.', OPTIONAL) opmerking?: string;
  @ListOf(LeaseStatusChangeDto, 'Oldest first.', OPTIONAL) verloop?: LeaseStatusChangeDto[];
  @Described('The newest offer.', { type: LeaseOfferteDto, ...OPTIONAL }) offerte?: LeaseOfferteDto;
  @ListOf(LeaseOfferteDto, 'The offers before it, newest first.', OPTIONAL)
  eerdereOffertes?: LeaseOfferteDto[];
  @ListOf(LeaseVerzoekDto, 'Oldest first.', OPTIONAL) verzoeken?: LeaseVerzoekDto[];
}

export class ApplicationsAnswerDto extends PlainAnswer implements ApplicationsAnswer {
  @ListOf(LeaseApplicationItem, 'Newest first.') applications: LeaseApplicationItem[];
}

export class LinkApplicationAnswerDto extends PlainAnswer implements LinkApplicationAnswer {
  @Described('Whether empty fields of the profile were filled from the application.') profileUpdated: boolean;
}
