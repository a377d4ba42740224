import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  type BewaardAccount,
  type BewaardApparaat,
  type BewaardBericht,
  type BewaardBestand,
  type BewaardConcept,
  type BewaardDocument,
  type BewaardeAanvraag,
  type BewaardeDealer,
  type BewaardeKlacht,
  type BewaardeSessie,
  type ConceptEinde,
  type Contactgegevens,
  type DescribedBewaartermijn,
  type MijnGegevens,
  type Notitie,
  type Statuswijziging,
  type ViaDealer,
  type VoertuigType,
  type WachtendeMail,
} from '@site/contract';
import { CustomerDto } from '../accounts/account-answers.js';
import { KvkGegevensDto } from '../companies/company-answers.js';
import { Described, Euros, ListOf, Moment, OPTIONAL, Text } from '../http/answers.js';
import { LeaseOfferteDto, LeaseVerzoekDto, VehicleType } from '../leases/lease-answers.js';
import { VoertuigGegevensDto } from '../vehicles/vehicle-answers.js';

const KeptUntil = () => Moment({ description: 'Kept until this moment unless something changes. UTC.' });
const Why = () => Described('Why it is kept until then, in Dutch.', { type: 'string' });

class ViaDealerDto implements ViaDealer {
  @Text('Autobedrijf De Brug') naam: string;
  @Text('1-VJK-01', { description: 'The vehicle as the dealer typed it.' }) voertuig: string;
}

class BewaardAccountDto extends OmitType(CustomerDto, ['accountSinds']) implements BewaardAccount {
  @Moment() aangemaaktOp: string;
  @Moment(OPTIONAL) geactiveerdOp?: string;
  @Moment(OPTIONAL) eersteLoginOp?: string;
  @Moment(OPTIONAL) laatsteLoginOp?: string;
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class BewaardApparaatDto implements BewaardApparaat {
  @Moment() laatsteLoginOp: string;
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class BewaardeSessieDto implements BewaardeSessie {
  @Text('Chrome op Android') apparaat: string;
  @Moment() ingelogdSinds: string;
  @Moment() verlooptOp: string;
}

class ContactgegevensDto implements Contactgegevens {
  @Text('Jan van der Berg') naam: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('0612345678') telefoon: string;
}

class StatuswijzigingDto implements Statuswijziging {
  @Text('pending') van: string;
  @Text('approved') naar: string;
  @Moment() op: string;
  @Described('The note in the mail to the customer, or empty.') toelichting: string;
}

class NotitieDto implements Notitie {
  @Moment() op: string;
  @Text('Gebeld: stuurt de jaarcijfers morgen.') tekst: string;
}

const Notes = () =>
  ListOf(
    NotitieDto,
    'What the office wrote about it, oldest first. Missing when there is nothing.',
    OPTIONAL,
  );

class BewaardBestandDto implements BewaardBestand {
  @Text('april.pdf') naam: string;
  @Text('application/pdf') type: string;
  @Described('In bytes.', { type: 'integer' }) grootte: number;
  @Moment() gestuurdOp: string;
  @Text('schoon') status: string;
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class InzageDto {
  @Moment() op: string;
  @Text('april.pdf') bestand: string;
}

class BewaardDocumentDto implements BewaardDocument {
  @Text('bankafschriften') soort: string;
  @Text('Bankafschriften van de laatste 3 maanden') naam: string;
  @Text('in-controle') status: string;
  @Text('', { description: 'What the office wrote about it, or empty.' }) toelichting: string;
  @Moment() gevraagdOp: string;
  @Moment(OPTIONAL) beoordeeldOp?: string;
  @ListOf(BewaardBestandDto, 'Oldest first.') bestanden: BewaardBestandDto[];
  @ListOf(InzageDto, 'When the office opened which file, oldest first.') ingezien: InzageDto[];
}

class BewaardeAanvraagDto implements BewaardeAanvraag {
  @Text('K7M2PQ9') leaseCode: string;
  @Text('approved') status: string;
  @Text('Goedgekeurd') statusInWoorden: string;
  @Described('False when it was sent from the mail address of the customer and is not linked to the account.')
  inUwAccount: boolean;
  @Moment() aangevraagdOp: string;
  @Described('Missing when it was sent from another mail address.', OPTIONAL) aanvrager?: ContactgegevensDto;
  @Text('Van der Berg Bouw') bedrijfsnaam: string;
  @Text('12345678') kvkNummer: string;
  @Described('What the KvK said about the company that the applicant chose there.', {
    type: KvkGegevensDto,
    ...OPTIONAL,
  })
  kvk?: KvkGegevensDto;
  @Text('https://www.autos.example/bus-1') voertuigLink: string;
  @VehicleType('Missing when the applicant did not state it.') voertuigType?: VoertuigType;
  @Text('1-VJK-01', OPTIONAL) kenteken?: string;
  @Described('What the RDW said about the plate then.', { type: VoertuigGegevensDto, ...OPTIONAL })
  voertuig?: VoertuigGegevensDto;
  @Euros() aanschafprijs: number;
  @Euros() aanbetaling: number;
  @Euros() slottermijn: number;
  @Described('Months.', { type: 'integer' }) looptijd: number;
  @Text('Ik wil graag halal leasen.') opmerking: string;
  @ApiProperty(OPTIONAL) dealer?: ViaDealerDto;
  @ListOf(StatuswijzigingDto, 'Oldest first.') verloop: StatuswijzigingDto[];
  @ListOf(LeaseOfferteDto, 'Oldest first.') offertes: LeaseOfferteDto[];
  @ListOf(LeaseVerzoekDto, 'Oldest first.') verzoeken: LeaseVerzoekDto[];
  @ListOf(
    NotitieDto,
    'What the office wrote about it, oldest first. Missing when there is nothing, and when it was sent from another mail address.',
    OPTIONAL,
  )
  notities?: NotitieDto[];
  @ListOf(
    BewaardDocumentDto,
    'Missing when there are none, and when the application is in another account.',
    OPTIONAL,
  )
  documenten?: BewaardDocumentDto[];
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class BewaardeDealerDto implements BewaardeDealer {
  @Text('Autobedrijf De Brug') naam: string;
  @Text('verkoop@brug.example') email: string;
  @Moment() sinds: string;
  @Moment(OPTIONAL) beeindigdOp?: string;
  @Moment({ description: 'Missing while the dealer is one. UTC.', ...OPTIONAL }) bewaardTot?: string;
  @Why() waarom: string;
}

class AntwoordDto {
  @Text('naam') veld: string;
  @Text('Jan van der Berg') antwoord: string;
}

class BewaardConceptDto implements BewaardConcept {
  @Moment() bewaardOp: string;
  @ListOf(AntwoordDto, 'What was filled in. Missing once the draft has ended.', OPTIONAL)
  antwoorden?: AntwoordDto[];

  @Text('verstuurd', { description: 'Why the draft has ended.', ...OPTIONAL }) einde?: ConceptEinde;
  @ApiProperty(OPTIONAL) dealer?: ViaDealerDto;
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class BewaardeKlachtDto implements BewaardeKlacht {
  @Text('K2026-000123') klachtnummer: string;
  @Text('in-handling') status: string;
  @Text('In behandeling') statusInWoorden: string;
  @Moment() ontvangenOp: string;
  @Text('Jan van der Berg') naam: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('0612345678') telefoon: string;
  @Text('') bedrijf: string;
  @Text('garage') klachtType: string;
  @Text('De bus stond niet klaar') klachtOnderwerp: string;
  @Text('levering') klachtCategorie: string;
  @Text('Garage Van Dijk') garagenaam: string;
  @Text('') partnernaam: string;
  @Text('Ik zou de bus op maandag ophalen.') beschrijving: string;
  @Text('') gewenstUitkomst: string;
  @Text('') eerderContact: string;
  @ListOf(StatuswijzigingDto, 'The status history, oldest first.') verloop: StatuswijzigingDto[];
  @Notes() notities?: NotitieDto[];
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class BewaardBerichtDto implements BewaardBericht {
  @Moment() ontvangenOp: string;
  @Text('Jan van der Berg') naam: string;
  @Text('jan@bedrijf.example') email: string;
  @Text('Kan ik ook een oven leasen?') onderwerp: string;
  @Text('Ik wil een tweede oven.') bericht: string;
  @Moment({ description: 'Missing until the office answered it.', ...OPTIONAL })
  beantwoordOp?: string;
  @ListOf(NotitieDto, 'What the office mailed as an answer, oldest first. Missing when it did not.', OPTIONAL)
  antwoorden?: NotitieDto[];
  @Notes() notities?: NotitieDto[];
  @KeptUntil() bewaardTot: string;
  @Why() waarom: string;
}

class WachtendeMailDto implements WachtendeMail {
  @Text('Wij hebben uw bericht ontvangen') onderwerp: string;
  @Moment() sinds: string;
}

class BewaartermijnDto implements DescribedBewaartermijn {
  @Text('Berichten aan ons') gegevens: string;
  @Text('tot 2 jaar na ontvangst') termijn: string;
  @Why() waarom: string;
}

export class MijnGegevensDto implements MijnGegevens {
  @Described('What this file is, in Dutch.') uitleg: string;
  @Moment() opgesteldOp: string;
  @Described('The company.') verantwoordelijke: ContactgegevensDto;
  @ApiProperty(OPTIONAL) account?: BewaardAccountDto;
  @ListOf(BewaardApparaatDto, 'Browsers that the customer logged in from.') apparaten: BewaardApparaatDto[];
  @ListOf(BewaardeSessieDto, 'Active sessions.') sessies: BewaardeSessieDto[];
  @ListOf(BewaardeAanvraagDto, 'Newest first.') aanvragen: BewaardeAanvraagDto[];
  @ListOf(BewaardConceptDto, 'Applications that were kept to continue later, newest first.')
  concepten: BewaardConceptDto[];
  @ApiProperty(OPTIONAL) dealer?: BewaardeDealerDto;
  @ListOf(BewaardeKlachtDto, 'Newest first.') klachten: BewaardeKlachtDto[];
  @ListOf(BewaardBerichtDto, 'Newest first.') berichten: BewaardBerichtDto[];
  @ListOf(WachtendeMailDto, 'Mails to the customer that were not sent yet.')
  wachtendeMails: WachtendeMailDto[];
  @ListOf(BewaartermijnDto, 'How long each kind of data is kept.') bewaartermijnen: BewaartermijnDto[];
  @Described('The privacy rights of the customer and where to exercise them, in Dutch.')
  uwRechten: string;
}
