import { Controller, Ip, Param, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Answer, DOCUMENTEN_BYTES, type DocumentsAnswer, type SendDocumentAnswer } from '@site/contract';
import { BESTAND_BYTES, BESTANDEN_PER_DOCUMENT } from '@site/contract/facts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { Overloaded } from '../http/domain-error.js';
import { Limits } from '../limits/limits.js';
import { CurrentCustomer, CustomersOnly } from '../sessions/current-customer.js';
import { CustomerDocuments } from './customer-documents.js';
import { DocumentsAnswerDto, SendDocumentAnswerDto } from './document-answers.js';
import {
  DocumentClosed,
  DocumentsUnavailable,
  DocumentUnknown,
  FilesRejected,
  NoFile,
  TooManyFiles,
} from './document-errors.js';
import { pageAfterForm } from './page-after-form.js';
import { bodyError, sentFiles } from './sent-files.js';

/** Requests: a page sends each file in one of its own. */
const UPLOADS_OF_CUSTOMER = { name: 'document-customer', times: 200, seconds: 24 * 3600 };
/** Wide enough for an office behind one IP address. */
const UPLOADS_OF_NETWORK = { name: 'document-ip', times: 300, seconds: 3600 };
const DOWNLOADS = { name: 'document-download', times: 300, seconds: 3600 };

/** The documents of a customer. */
@ApiTags('documents')
@Controller()
@CustomersOnly()
export class DocumentsController {
  constructor(
    private readonly documents: CustomerDocuments,
    private readonly limits: Limits,
  ) {}

  @Call('documents', {
    summary: 'The documents that the office asks of a customer',
    answer: DocumentsAnswerDto,
  })
  async list(@CurrentCustomer() { id }: CustomerEntity): Promise<DocumentsAnswer> {
    return { success: true, documenten: await this.documents.list(id) };
  }

  @Call('sendDocument', {
    summary: 'Send files for a document',
    description: `As \`multipart/form-data\`, each file in a part named \`bestand\`: a pdf, jpeg, png or heic of at most ${BESTAND_BYTES} bytes, ${BESTANDEN_PER_DOCUMENT} for a document, and ${DOCUMENTEN_BYTES} bytes in a request. Each file is accepted or rejected by itself. The same content is kept once, so a retry is safe.`,
    answer: SendDocumentAnswerDto,
    errors: [
      DocumentUnknown,
      DocumentClosed,
      TooManyFiles,
      NoFile,
      new FilesRejected([]),
      new DocumentsUnavailable(null),
      Overloaded,
    ],
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { bestand: { type: 'array', items: { type: 'string', format: 'binary' } } },
      required: ['bestand'],
    },
  })
  @RouteConfig({
    bodyLimit: DOCUMENTEN_BYTES,
    takesFiles: true,
  })
  async send(
    @CurrentCustomer() { id }: CustomerEntity,
    @Param('document') document: string,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ): Promise<SendDocumentAnswer> {
    await this.countUpload(id, ip);
    try {
      return { success: true, ...(await this.documents.send(id, document, sentFiles(request))) };
    } catch (error) {
      throw bodyError(error);
    }
  }

  @Call('sendDocumentForm', {
    summary: 'Send a file by a form without scripts',
    description: 'As `multipart/form-data`: the kind of document in `soort`, then a file in `bestand`.',
    emptyResponses: { 303: 'To the page of the documents, which says what came of it.' },
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { soort: { type: 'string' }, bestand: { type: 'string', format: 'binary' } },
      required: ['soort', 'bestand'],
    },
  })
  @RouteConfig({ bodyLimit: DOCUMENTEN_BYTES, takesFiles: true, pageAfterForm })
  async sendForm(
    @CurrentCustomer() { id }: CustomerEntity,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.countUpload(id, ip);
    try {
      for await (const file of sentFiles(request)) {
        await this.documents.send(id, await this.documents.askedOfKind(id, file.soort), [file]);
        return;
      }
    } catch (error) {
      throw bodyError(error);
    }
    throw new NoFile();
  }

  @Call('documentFile', {
    summary: 'A file of a customer',
    description: 'To save: it is never shown as a page of this site.',
    errors: [DocumentUnknown, new DocumentsUnavailable(null)],
  })
  @ApiResponse({
    status: 200,
    description: 'The file, with its type.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  async open(
    @CurrentCustomer() { id }: CustomerEntity,
    @Param('document') document: string,
    @Param('file') fileId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(DOWNLOADS, id);
    const { file, content } = await this.documents.open(id, document, fileId);
    await reply
      .headers({
        'content-type': file.type,
        'content-length': file.grootte,
        'content-disposition': attachment(file.naam),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(content);
  }

  @Call('removeDocumentFile', {
    summary: 'Remove a file',
    description: 'Until the document is accepted. A file that is not there is removed already.',
    answer: PlainAnswer,
    errors: [DocumentUnknown, DocumentClosed],
  })
  async remove(
    @CurrentCustomer() { id }: CustomerEntity,
    @Param('document') document: string,
    @Param('file') file: string,
  ): Promise<Answer> {
    await this.documents.remove(id, document, file);
    return { success: true, message: 'Het bestand is verwijderd.' };
  }

  private async countUpload(customerId: string, ip: string): Promise<void> {
    await this.limits.takeByIp(UPLOADS_OF_NETWORK, ip);
    await this.limits.take(UPLOADS_OF_CUSTOMER, customerId);
  }
}

/** RFC 6266: the name for old browsers, then as it is. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
