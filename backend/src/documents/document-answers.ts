import { ApiProperty } from '@nestjs/swagger';
import {
  DOCUMENT_STATUS_LABELS,
  type DocumentBestand,
  type DocumentsAnswer,
  type GestuurdBestand,
  type GevraagdDocument,
  type SendDocumentAnswer,
} from '@site/contract';
import { DOCUMENTEN } from '@site/contract/facts';
import { Described, Id, ListOf, Moment, OneOfToday, OPTIONAL, PlainAnswer, Text } from '../http/answers.js';

export class DocumentBestandDto implements DocumentBestand {
  @Id() id: string;
  @Text('rijbewijs.jpg') naam: string;
  @OneOfToday(['application/pdf', 'image/jpeg', 'image/png'], 'show unknown values as files') type: string;
  @Described('In bytes.', { type: 'integer', examples: [482_113] }) grootte: number;
  @Moment() gestuurdOp: string;
  @OneOfToday(['wacht', 'schoon', 'besmet'], 'show unknown values as wacht') status: string;
}

export class GevraagdDocumentDto implements GevraagdDocument {
  @Id() id: string;
  @Id({ description: 'The application that it is for.' }) aanvraagId: string;
  @OneOfToday([...Object.keys(DOCUMENTEN), 'anders'], 'go by the name') soort: string;
  @Text(DOCUMENTEN.bankafschriften) naam: string;
  @OneOfToday(Object.keys(DOCUMENT_STATUS_LABELS), 'show unknown values as in-controle') status: string;
  @Text('', { description: 'What the office wrote when it asked for it or refused it, or empty.' })
  toelichting: string;
  @Moment() gevraagdOp: string;
  @Moment(OPTIONAL) beoordeeldOp?: string;
  @ListOf(DocumentBestandDto, 'Oldest first.') bestanden: DocumentBestandDto[];
}

export class DocumentsAnswerDto extends PlainAnswer implements DocumentsAnswer {
  @ListOf(GevraagdDocumentDto, 'Those of the newest application first.') documenten: GevraagdDocumentDto[];
}

class GestuurdBestandDto implements GestuurdBestand {
  @Text('rijbewijs.jpg') naam: string;
  @Id({ ...OPTIONAL, description: 'Missing when it was not accepted.' }) id?: string;
  @Text('Dit bestand is leeg. Kies het opnieuw.', { ...OPTIONAL, description: 'Why it was not accepted.' })
  fout?: string;
}

export class SendDocumentAnswerDto extends PlainAnswer implements SendDocumentAnswer {
  @ListOf(GestuurdBestandDto, 'In the order in which they were sent.') bestanden: GestuurdBestandDto[];
  @ApiProperty() document: GevraagdDocumentDto;
}
