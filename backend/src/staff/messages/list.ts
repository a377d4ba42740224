import { ContactMessage } from '../../contact/contact-message.entity.js';
import { replyBefore } from '../../dutch-time/reply-deadline.js';
import type { BackendServices } from '../backend-services.js';
import { createListQuery, fetchFirst } from '../list-query.js';
import { deadline, shortMoment } from '../terminal/dates.js';
import type { ListOptions } from '../terminal/list-options.js';
import { sanitizeLine } from '../terminal/output.js';
import { printList } from '../terminal/table.js';
import { type MessageStatus, messageJson, shortId } from './message-json.js';

/** Options of `messages list`. */
interface MessageListOptions extends ListOptions {
  status?: MessageStatus;
}

/** `messages list` */
export async function listMessages(backend: BackendServices, options: MessageListOptions): Promise<void> {
  const searched = ['subject', 'message', 'name', 'email'] as const;
  const query = createListQuery(backend.database, ContactMessage, options, searched);
  if (options.status) query.andWhere(`it.answeredAt IS ${options.status === 'open' ? '' : 'NOT '}NULL`);
  const found = await fetchFirst(query, options, 'No messages match.');
  printList(found, options, messageJson, [
    { title: 'ID', cell: shortId },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortMoment(createdAt) },
    {
      title: 'ANSWER BY',
      cell: ({ createdAt, answeredAt }) => (answeredAt ? 'answered' : deadline(replyBefore(createdAt))),
    },
    { title: 'SUBJECT', cell: ({ subject }) => sanitizeLine(subject), flexible: true },
    { title: 'NAME', cell: ({ name }) => sanitizeLine(name), flexible: true },
    { title: 'E-MAIL', cell: ({ email }) => sanitizeLine(email), flexible: true },
  ]);
}
