import { ComplaintNote, MessageNote } from './case-notes/case-note.entity.js';
import { Complaint } from './complaints/complaint.entity.js';
import { ComplaintStatusChange } from './complaints/complaint-status-change.entity.js';
import { ContactAnswer } from './contact/contact-answer.entity.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { CustomerEntity } from './customers/customer.entity.js';
import { AskedDocument } from './documents/asked-document.entity.js';
import { DocumentFile } from './documents/document-file.entity.js';
import { DocumentReading } from './documents/document-reading.entity.js';
import { Dealer } from './drafts/dealer.entity.js';
import { Draft } from './drafts/draft.entity.js';
import { Employee } from './employees/employee.entity.js';
import { LeaseApplicationEntity } from './leases/lease-application.entity.js';
import { LeaseNote } from './leases/lease-note.entity.js';
import { LeaseOffer } from './leases/lease-offer.entity.js';
import { LeaseRequest } from './leases/lease-request.entity.js';
import { LeaseStatusChange } from './leases/lease-status-change.entity.js';

/** Every entity; what is read and written by SQL only has none. */
export const ENTITIES = [
  AskedDocument,
  Complaint,
  ComplaintNote,
  ComplaintStatusChange,
  ContactAnswer,
  ContactMessage,
  CustomerEntity,
  Employee,
  Dealer,
  Draft,
  DocumentFile,
  DocumentReading,
  LeaseApplicationEntity,
  LeaseNote,
  LeaseOffer,
  LeaseRequest,
  LeaseStatusChange,
  MessageNote,
];
