import { ContactMessage } from '../../contact/contact-message.entity.js';
import type { BackendServices } from '../backend-services.js';
import { createListQuery, fetchFirst } from '../list-query.js';
import { shortMoment } from '../terminal/dates.js';
import type { ListOptions } from '../terminal/list-options.js';
import { printJson, sanitizeLine } from '../terminal/output.js';
import { printTable } from '../terminal/table.js';
import { messageJson, shortId } from './message-json.js';

/** `messages list` */
export async function listMessages(backend: BackendServices, options: ListOptions): Promise<void> {
  const searched = ['subject', 'message', 'name', 'email'] as const;
  const query = createListQuery(backend.database, ContactMessage, options, searched);
  const found = await fetchFirst(query, options, 'No messages match.');
  if (options.json) return printJson(found.map(messageJson));
  printTable(found, [
    { title: 'ID', cell: shortId },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortMoment(createdAt) },
    { title: 'SUBJECT', cell: ({ subject }) => sanitizeLine(subject), flexible: true },
    { title: 'NAME', cell: ({ name }) => sanitizeLine(name), flexible: true },
    { title: 'E-MAIL', cell: ({ email }) => sanitizeLine(email), flexible: true },
  ]);
}
