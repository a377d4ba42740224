import type { MultipartFields } from '@fastify/multipart';
import { DOCUMENTEN_BYTES } from '@site/contract';
import { BESTAND_BYTES, BESTANDEN_PER_DOCUMENT } from '@site/contract/facts';
import type { FastifyRequest } from 'fastify';
import { BadRequest, BodyTooLarge } from '../http/domain-error.js';
import type { SentFile } from './customer-documents.js';

/** A form has few other fields, of which only one is read. */
const LIMITS = {
  fileSize: BESTAND_BYTES,
  files: BESTANDEN_PER_DOCUMENT,
  fields: 10,
  fieldSize: 1000,
  headerPairs: 20,
};

/** The files of a request, one after the other: the next one arrives when the content of this one was read. @throws BodyTooLarge */
export async function* sentFiles(request: FastifyRequest): AsyncGenerator<SentFile> {
  // Also one whose length is not said: it could go on for ever.
  if (!(Number(request.headers['content-length']) <= DOCUMENTEN_BYTES)) throw new BodyTooLarge();
  try {
    for await (const { fieldname, filename, file, fields } of request.files({ limits: LIMITS })) {
      // A form whose file field was left empty sends a file without a name.
      if (fieldname !== 'bestand' || !filename) file.resume();
      else
        yield {
          naam: filename,
          soort: textOf(fields.soort),
          content: file,
          isTooLarge: () => file.truncated,
        };
    }
  } finally {
    // The next request of this connection would wait behind what nobody read.
    request.raw.unpipe().resume();
  }
}

function textOf(field: MultipartFields[string]): string {
  const [first] = [field].flat();
  return first?.type === 'field' ? String(first.value) : '';
}

/** The error about a body: its parser has no codes for half of one, and for one that has no parts. */
export function bodyError(error: unknown): unknown {
  const isOfParser = error instanceof Error && /^Multipart: |multipart data/.test(error.message);
  return isOfParser ? new BadRequest() : error;
}
