import { ApiProperty, OmitType } from '@nestjs/swagger';
import { LEASE_STATUS_LABELS, type LeaseStatus, type OfferteStatus, type VoertuigType } from '@site/contract';
import {
  type AanvraagRij,
  type AanvraagZaak,
  type AanvraagZaakAnswer,
  type Collega,
  type CollegasAnswer,
  type Gebeurtenis,
  type Geschreven,
  type GevolgAnswer,
  type LijstAnswer,
  type MailVoorbeeld,
  MEESTE_GETELD,
  type VandaagAnswer,
  WERK_SOORTEN,
  type Werk,
  type WerkSoort,
  type ZaakMail,
} from '@site/contract/office';
import type { CaseNote } from '../case-notes/case-note.entity.js';
import { KvkGegevensDto } from '../companies/company-answers.js';
import { GevraagdDocumentDto } from '../documents/document-answers.js';
import { Described, Euros, Id, ListOf, Moment, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';
import { LeaseOfferteDto, LeaseVerzoekDto, VehicleType } from '../leases/lease-answers.js';
import { VoertuigGegevensDto } from '../vehicles/vehicle-answers.js';

export class CollegaDto implements Collega {
  @Id() id: string;
  @Text('Karin de Vries') naam: string;
}

class LastEventDto implements Omit<Gebeurtenis, 'tekst'> {
  @Text('Notitie') wat: string;
  @Moment() op: string;
  @Text('Karin de Vries', { description: 'Missing when it was the customer.', ...OPTIONAL }) door?: string;
}

class WerkDto implements Werk {
  @ApiProperty({ type: 'string', enum: [...WERK_SOORTEN] }) soort: WerkSoort;
  @Described('The code of the application, the number of the complaint or the id of the message.', {
    type: 'string',
    examples: ['K7M2P4Q'],
  })
  kenmerk: string;
  @Moment({ description: 'The customer hears from the office before it, in UTC.' }) voor: string;
  @Text('Jan van der Berg') naam: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('06 - 12 34 56 78') telefoon: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('Akkoord met de offerte') onderwerp: string;
  @Described('The last thing that happened.', { type: LastEventDto }) laatste: LastEventDto;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
}

export class VandaagAnswerDto extends PlainAnswer implements VandaagAnswer {
  @ListOf(WerkDto, 'By deadline. Of each kind the first hundred.') werk: WerkDto[];
}

export class CollegasAnswerDto extends PlainAnswer implements CollegasAnswer {
  @ListOf(CollegaDto, 'By name.') collegas: CollegaDto[];
}

/** What every page of a list has besides its rows. */
export class ListAnswerDto extends PlainAnswer implements Omit<LijstAnswer<unknown>, 'rijen'> {
  @ApiProperty({ type: 'integer', description: `How many there are, at most ${MEESTE_GETELD}.` })
  totaal: number;
  @Described('Whether there are more than that.', { type: 'boolean' }) meer: boolean;
}

export class AanvraagRijDto implements AanvraagRij {
  @Text('K7M2P4Q') leaseCode: string;
  @ApiProperty({ type: 'string', enum: Object.keys(LEASE_STATUS_LABELS) }) status: LeaseStatus;
  @Moment() ontvangenOp: string;
  @Moment({ description: 'The customer hears from the office before it, in UTC.', ...OPTIONAL })
  voor?: string;
  @Text('Jan van der Berg') naam: string;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('68750110') kvkNummer: string;
  @Text('06 - 12 34 56 78') telefoon: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('1-VJK-01', OPTIONAL) kenteken?: string;
  @Euros(25_000) aanschafprijs: number;
  @Described('Months.', { type: 'integer' }) looptijd: number;
  @ApiProperty({
    type: 'string',
    enum: ['open', 'akkoord', 'verlopen'] satisfies OfferteStatus[],
    ...OPTIONAL,
  })
  offerte?: OfferteStatus;
  @Text('Autobedrijf De Brug', OPTIONAL) dealer?: string;
  @Described('Who took it on.', { type: CollegaDto, ...OPTIONAL }) behandelaar?: CollegaDto;
}

export class ApplicationListAnswerDto extends ListAnswerDto implements LijstAnswer<AanvraagRij> {
  @ListOf(AanvraagRijDto, 'At most 50.') rijen: AanvraagRijDto[];
}

class GebeurtenisDto implements Gebeurtenis {
  @Moment() op: string;
  @Text('Offerte van € 412,50 per maand') wat: string;
  @Text('Karin de Vries', OPTIONAL) door?: string;
  @Text('Wij bellen u morgen.', OPTIONAL) tekst?: string;
}

export class GeschrevenDto implements Geschreven {
  @Moment() op: string;
  @Text('Karin de Vries') door: string;
  @Text('Beste Jan, dat kan.') tekst: string;
}

/** A note as the API returns it. */
export function toGeschreven({ writtenAt, writtenBy, note }: CaseNote): Geschreven {
  return { op: writtenAt.toISOString(), door: writtenBy, tekst: note };
}

class ZaakMailDto implements ZaakMail {
  @Id() id: string;
  @Text('jan@bedrijf.example') aan: string;
  @Text('Uw offerte') onderwerp: string;
  @Moment({ description: 'When it was sent, or else began to wait, in UTC.' }) op: string;
  @ApiProperty({ type: 'string', enum: ['verstuurd', 'wacht', 'mislukt', 'vervallen'] })
  status: ZaakMail['status'];
}

class AanvraagZaakDto extends OmitType(AanvraagRijDto, ['offerte']) implements AanvraagZaak {
  @Described('Counts the changes of anybody.', { type: 'integer', examples: [3] }) versie: number;
  @ApiProperty({ type: 'array', items: { type: 'string', enum: Object.keys(LEASE_STATUS_LABELS) } })
  volgende: LeaseStatus[];
  @Described('What the KvK said about the chosen company.', { type: KvkGegevensDto, ...OPTIONAL })
  kvk?: KvkGegevensDto;
  @ApiProperty({ type: 'array', items: { type: 'string' } }) ontvangers: string[];
  @Text('jan@bedrijf.example', OPTIONAL) account?: string;
  @Text('https://www.autos.example/bus-1') voertuigLink: string;
  @VehicleType('Missing when it was not stated.') voertuigType?: VoertuigType;
  @Described('What the RDW said about the plate.', { type: VoertuigGegevensDto, ...OPTIONAL })
  voertuig?: VoertuigGegevensDto;
  @Text('Ford Transit (1-VJK-01)') voertuigOmschrijving: string;
  @Euros(5000) aanbetaling: number;
  @Euros(2500) slottermijn: number;
  @Euros(412, OPTIONAL) maandbedragAuto?: number;
  @Euros(430, OPTIONAL) maandbedragEquipment?: number;
  @Text('Graag snel.') opmerking: string;
  @ListOf(LeaseOfferteDto, 'Newest first.') offertes: LeaseOfferteDto[];
  @Described('Whether an offer can be made.', { type: 'boolean' }) magOfferte: boolean;
  @Described('Whether the newest offer can be withdrawn.', { type: 'boolean' }) magIntrekken: boolean;
  @ListOf(LeaseVerzoekDto, 'Oldest first.') verzoeken: LeaseVerzoekDto[];
  @ListOf(GevraagdDocumentDto, 'Oldest first.') documenten: GevraagdDocumentDto[];
  @ListOf(ZaakMailDto, 'Newest first.') mails: ZaakMailDto[];
  @ListOf(GebeurtenisDto, 'Newest first.') verloop: GebeurtenisDto[];
}

export class AanvraagZaakAnswerDto extends PlainAnswer implements AanvraagZaakAnswer {
  @ApiProperty() aanvraag: AanvraagZaakDto;
}

class MailVoorbeeldDto implements MailVoorbeeld {
  @Text('jan@bedrijf.example') aan: string;
  @Text('Uw offerte') onderwerp: string;
  @Text('Beste Jan van der Berg, …') tekst: string;
}

export class GevolgAnswerDto extends PlainAnswer implements GevolgAnswer {
  @ListOf(MailVoorbeeldDto, 'What would be mailed; empty without `proef`.') mails: MailVoorbeeldDto[];
  @Described('With `proef`, the offer as the customer would see it.', { type: LeaseOfferteDto, ...OPTIONAL })
  offerte?: LeaseOfferteDto;
  @Text('K7M2P4Q', { ...OPTIONAL, description: 'When it changed.' }) leaseCode?: string;
}
