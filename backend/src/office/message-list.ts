import type { BerichtRij, BerichtStatus, LijstVolgorde } from '@site/contract/office';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { behandelaarsOf } from './assignments.js';
import { inOneText, type Searched } from './list-query.js';
import { BY_DATE, type OfficeList } from './office-lists.js';

export const MESSAGE_SEARCH: Searched = {
  text: inOneText('it.name', 'it.email', 'it.subject', 'it.message'),
};

/** The messages of the contact form, for the pages of the office. */
export const MESSAGE_LIST: OfficeList<ContactMessage, BerichtRij, { status?: BerichtStatus }, LijstVolgorde> =
  {
    entity: ContactMessage,
    searched: MESSAGE_SEARCH,
    orders: BY_DATE,
    filter(query, { status }) {
      if (status) query.andWhere(`it.answeredAt IS ${status === 'open' ? '' : 'NOT '}NULL`);
    },
    async toRows(manager, found) {
      const behandelaars = await behandelaarsOf(manager, found);
      return found.map(({ id, name, email, subject, createdAt, answeredAt, behandelaarId }) => {
        const behandelaar = behandelaars.get(behandelaarId ?? '');
        return {
          ...{ id, naam: name, email, onderwerp: subject },
          ontvangenOp: createdAt.toISOString(),
          ...(answeredAt
            ? { beantwoordOp: answeredAt.toISOString() }
            : { voor: replyBefore(createdAt).toISOString() }),
          ...(behandelaar && { behandelaar }),
        };
      });
    },
    csv: {
      Onderwerp: ({ onderwerp }) => onderwerp,
      Naam: ({ naam }) => naam,
      'E-mailadres': ({ email }) => email,
      Ontvangen: ({ ontvangenOp }) => ontvangenOp,
      'Antwoord voor': ({ voor }) => voor,
      Beantwoord: ({ beantwoordOp }) => beantwoordOp,
      Behandelaar: ({ behandelaar }) => behandelaar?.naam,
    },
  };
