import type { DealerAnswer, DealerApplication, DealerStatus } from '@site/contract';
import { ListOf, Moment, OneOfToday, PlainAnswer, Text } from '../http/answers.js';

const STATUSES: readonly DealerStatus[] = [
  'verstuurd',
  'niet-ingevuld',
  'in-behandeling',
  'besluit',
  'afgerond',
];

class DealerApplicationAnswer implements DealerApplication {
  @Text('1-VJK-01', { description: 'As the dealer typed it.' }) voertuig: string;
  @Moment() verstuurdOp: string;
  @OneOfToday(STATUSES, 'show another one as it is') status: string;
}

export class DealerAnswerDto extends PlainAnswer implements DealerAnswer {
  @Text('Autobedrijf De Brug') naam: string;
  @ListOf(DealerApplicationAnswer, 'Newest first.') aanvragen: DealerApplicationAnswer[];
}
