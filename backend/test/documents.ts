import { crc32, deflateSync } from 'node:zlib';
import { CALLS, type GevraagdDocument } from '@site/contract';
import { DOCUMENTEN, type DocumentSoort } from '@site/contract/facts';
import { anApplication } from '@site/testkit/lease-application';
import { OfficeDocuments } from '../src/documents/office-documents.js';
import { LeaseApplicationEntity } from '../src/leases/lease-application.entity.js';
import type { Browser, Reply } from './browser.js';
import type { LoggedIn, TestBackend } from './test-backend.js';

/** A customer with an application for which the office asks documents. */
export class DocumentCustomer {
  private constructor(
    readonly backend: TestBackend,
    readonly loggedIn: LoggedIn,
    readonly leaseCode: string,
  ) {}

  static async create(
    backend: TestBackend,
    email: string,
    ...soorten: DocumentSoort[]
  ): Promise<DocumentCustomer> {
    const who = await backend.customer(email);
    await who.browser.post(CALLS.leaseApplication.path, anApplication());
    const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
    const customer = new DocumentCustomer(backend, who, leaseCode);
    if (soorten.length > 0) await customer.ask(...soorten);
    return customer;
  }

  async ask(...soorten: DocumentSoort[]): Promise<void> {
    const { id } = await this.application();
    const wanted = soorten.map((soort) => ({ soort, naam: DOCUMENTEN[soort] }));
    await this.backend.app.get(OfficeDocuments).ask(id, wanted, { note: '', by: 'Karin' });
  }

  application(): Promise<LeaseApplicationEntity> {
    return this.backend.database.manager.findOneByOrFail(LeaseApplicationEntity, {
      leaseCode: this.leaseCode,
    });
  }

  async documents(): Promise<GevraagdDocument[]> {
    return (await this.browser.get(this.path('documents'))).body.documenten;
  }

  /** The only document, or the first one. */
  async document(): Promise<GevraagdDocument> {
    const [document] = await this.documents();
    if (!document) throw new Error('No document was asked.');
    return document;
  }

  get browser(): Browser {
    return this.loggedIn.browser;
  }

  /** The header of the session. */
  get cookie(): string {
    return [...this.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  path(
    call: 'documents' | 'sendDocument' | 'documentFile' | 'removeDocumentFile',
    document = '',
    file = '',
  ): string {
    return CALLS[call].path
      .replace('{id}', this.loggedIn.customer.id)
      .replace('{document}', document)
      .replace('{file}', file);
  }

  /** Sends files for the first document. */
  async send(...files: readonly (readonly [name: string, content: Uint8Array | string])[]): Promise<Reply> {
    const { id } = await this.document();
    return this.browser.send('POST', this.path('sendDocument', id), aForm(...files), {});
  }

  /** The same browser at another replica. */
  at(replica: { browser(): Browser }): Browser {
    const browser = replica.browser();
    for (const [name, value] of this.browser.cookies) browser.cookies.set(name, value);
    return browser;
  }

  async open(document: string, file: string, url = this.backend.url): Promise<Response> {
    return fetch(url + this.path('documentFile', document, file), {
      headers: { cookie: this.cookie },
    });
  }
}

export function aForm(
  ...files: readonly (readonly [name: string, content: Uint8Array | string])[]
): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append('bestand', new Blob([content]), name);
  return form;
}

/** A pdf of one page with these objects besides, numbered from 4. */
export function aPdf(...objects: readonly (string | Buffer)[]): Buffer {
  return pdfOf('<</Type/Catalog/Pages 2 0 R>>', ...objects);
}

/** A pdf with this catalog. */
export function pdfOf(catalog: string, ...objects: readonly (string | Buffer)[]): Buffer {
  const all = [
    catalog,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of all.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = all.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object. */
export function aStream(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** A pdf with objects in a compressed object stream, which its type may hide. */
export function aPdfWithObjectStream(objects: string, type = '/Type/ObjStm'): Buffer {
  const header = '9 0 ';
  const content = deflateSync(Buffer.from(header + objects), { level: 9 });
  const stream = aStream(`${type}/N 1/First ${header.length}/Filter/FlateDecode`, content);
  return pdfOf('<</Type/Catalog/Pages 2 0 R>>', stream);
}

/** A part of a png, with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
