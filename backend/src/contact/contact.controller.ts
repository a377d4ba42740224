import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONTACTBERICHT_TEKENS, type ContactBody, type ReceivedAnswer } from '@site/contract';
import { Call } from '../http/call.js';
import { EmailAddress, RequiredLine, RequiredText } from '../http/fields.js';
import { ReceivedAnswerDto, receivedAnswer } from '../submissions/received-answer.js';
import { CurrentSender, type Sender } from '../submissions/sender.js';
import { ContactMessages } from './contact-messages.js';

export class ContactDto implements ContactBody {
  @RequiredLine('Vul uw naam in.', { example: 'Jan van der Berg' }) name: string;
  @EmailAddress() email: string;
  @RequiredLine('Vul een onderwerp in.', { example: 'Vraag over leasen' }) subject: string;

  @RequiredText('Vul uw bericht in.', {
    maxLength: CONTACTBERICHT_TEKENS,
    example: 'Kan ik ook een busje leasen?',
  })
  message: string;
}

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Call('contact', {
    summary: 'Send a message to the office',
    description: 'Confirmed by mail.',
    answer: ReceivedAnswerDto,
  })
  async send(@Body() body: ContactDto, @CurrentSender() sender: Sender): Promise<ReceivedAnswer> {
    return receivedAnswer(await this.messages.receive(body, sender));
  }
}
