import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import type { Answer, ContactBody } from '@site/contract';
import { EmailAddress, RequiredLine, RequiredText } from '../http/fields.js';
import { IdempotencyKey } from '../http/idempotency.js';
import { ContactMessages } from './contact-messages.js';

export class ContactDto implements ContactBody {
  @RequiredLine('Vul uw naam in.')
  name: string;

  @EmailAddress()
  email: string;

  @RequiredLine('Vul een onderwerp in.')
  subject: string;

  @RequiredText('Vul uw bericht in.', 20_000)
  message: string;
}

/** The contact form. */
@Controller('api/contact')
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Post()
  @HttpCode(200)
  async send(
    @Body() body: ContactDto,
    @Ip() ip: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Answer> {
    await this.messages.receive(body, ip, idempotencyKey);
    return { success: true };
  }
}
