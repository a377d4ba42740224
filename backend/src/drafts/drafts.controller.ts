import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Answer, type DraftAnswer, type SaveDraftAnswer } from '@site/contract';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { NotLoggedIn } from '../http/domain-error.js';
import { Limits } from '../limits/limits.js';
import { CurrentCustomer, CustomersOnly } from '../sessions/current-customer.js';
import { CurrentSender, type Sender } from '../submissions/sender.js';
import { DRAFT_DAYS } from './draft.entity.js';
import { DraftAnswerDto, SaveDraftAnswerDto } from './draft-answers.js';
import { DraftTokenDto, SaveCustomerDraftDto, SaveDraftDto } from './draft-bodies.js';
import { DraftEnded, DraftUnknown } from './draft-errors.js';
import { Drafts } from './drafts.js';

/** Wide enough for an office behind one IP address. No token can be guessed. */
const PER_IP = { name: 'draft-open-ip', times: 120, seconds: 3600 };

@ApiTags('leases')
@Controller()
export class DraftsController {
  constructor(
    private readonly drafts: Drafts,
    private readonly limits: Limits,
  ) {}

  @Call('saveDraft', {
    summary: 'Continue an application later',
    description: `What was filled in is stored encrypted for ${DRAFT_DAYS} days, and the link to it is mailed to the address. Limited as forms are.`,
    answer: SaveDraftAnswerDto,
  })
  save(@Body() body: SaveDraftDto, @CurrentSender() sender: Sender): Promise<SaveDraftAnswer> {
    return this.drafts.save(body, body.email, sender, false);
  }

  @Call('saveCustomerDraft', {
    summary: 'Continue an application later as a customer',
    description: 'The link is mailed to the address of the account and replaces the one before.',
    answer: SaveDraftAnswerDto,
  })
  @CustomersOnly()
  saveAsCustomer(
    @CurrentCustomer() { email }: CustomerEntity,
    @Body() body: SaveCustomerDraftDto,
    @CurrentSender() sender: Sender,
  ): Promise<SaveDraftAnswer> {
    return this.drafts.save(body, email, sender, true);
  }

  @Call('openDraft', {
    summary: 'What was filled in of an application',
    description: 'With the token of the mailed link. That of a customer needs a session of the account.',
    answer: DraftAnswerDto,
    errors: [DraftUnknown, DraftEnded, NotLoggedIn],
  })
  async open(@Body() { concept }: DraftTokenDto, @CurrentSender() sender: Sender): Promise<DraftAnswer> {
    await this.limits.takeByIp(PER_IP, sender.ip);
    return { success: true, ...(await this.drafts.open(concept, sender)) };
  }

  @Call('deleteDraft', {
    summary: 'Delete what was filled in of an application',
    description: 'With the token of the mailed link, which then no longer works. A repeat changes nothing.',
    answer: PlainAnswer,
  })
  async remove(@Body() { concept }: DraftTokenDto, @CurrentSender() { ip }: Sender): Promise<Answer> {
    await this.limits.takeByIp(PER_IP, ip);
    await this.drafts.remove(concept);
    return { success: true };
  }
}
