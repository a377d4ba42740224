import { KLACHT_STATUS_LABELS, type KlachtStatus } from '@site/contract';
import type { KlachtRij, LijstVolgorde } from '@site/contract/office';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { closingTime } from '../dutch-time/reply-deadline.js';
import { behandelaarsOf } from './assignments.js';
import { inOneText, type Searched } from './list-query.js';
import { BY_DATE, type OfficeList } from './office-lists.js';

export const COMPLAINT_SEARCH: Searched = {
  text: inOneText(
    ...['it.number', 'it.naam', 'it.email', 'it.telefoon', 'it.bedrijf', 'it.garagenaam', 'it.partnernaam'],
    ...['it.klachtOnderwerp', 'it.beschrijving'],
  ),
  numbers: "regexp_replace(it.telefoon, '[^[:alnum:]/]', '', 'g')",
};

/** The complaints, for the pages of the office. */
export const COMPLAINT_LIST: OfficeList<Complaint, KlachtRij, { status?: KlachtStatus }, LijstVolgorde> = {
  entity: Complaint,
  searched: COMPLAINT_SEARCH,
  orders: BY_DATE,
  filter(query, { status }) {
    if (status) query.andWhere('it.status = :status', { status });
  },
  async toRows(manager, found) {
    const behandelaars = await behandelaarsOf(manager, found);
    return found.map((complaint) => {
      const { number, status, createdAt, naam, telefoon, email, klachtOnderwerp, behandelaarId } = complaint;
      const behandelaar = behandelaars.get(behandelaarId ?? '');
      return {
        ...{ klachtnummer: number, status, naam, telefoon, email, onderwerp: klachtOnderwerp },
        ontvangenOp: createdAt.toISOString(),
        ...(status !== 'answered' && { voor: closingTime(contactDeadline(complaint)).toISOString() }),
        ...(behandelaar && { behandelaar }),
      };
    });
  },
  csv: {
    Nummer: ({ klachtnummer }) => klachtnummer,
    Status: ({ status }) => KLACHT_STATUS_LABELS[status],
    Ontvangen: ({ ontvangenOp }) => ontvangenOp,
    'Contact voor': ({ voor }) => voor,
    Onderwerp: ({ onderwerp }) => onderwerp,
    Naam: ({ naam }) => naam,
    Telefoon: ({ telefoon }) => telefoon,
    'E-mailadres': ({ email }) => email,
    Behandelaar: ({ behandelaar }) => behandelaar?.naam,
  },
};
