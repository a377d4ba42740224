import type { Readable } from 'node:stream';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** Documents a call that answers with all rows of a list, of the filters in its query. */
export const CsvFile = (): MethodDecorator =>
  ApiResponse({
    status: 200,
    description: 'All rows, separated by semicolons, in UTF-8 with a byte order mark.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
  });

/** Sends a file to save. @param name without the extension */
export async function sendCsv(reply: FastifyReply, name: string, content: Readable): Promise<void> {
  await reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
    .send(content);
}
