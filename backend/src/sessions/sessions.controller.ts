import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer, AuthUser } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { CurrentCustomer, CustomerGuard } from './current-customer.js';
import { AuthUserDto } from './session-answers.js';
import { Sessions } from './sessions.js';

/** Who is logged in, and logging out. */
@ApiTags('sessions')
@Controller()
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Call('authUser', { summary: 'Who is logged in', answer: AuthUserDto })
  @UseGuards(CustomerGuard)
  user(@CurrentCustomer() customer: CustomerEntity): AuthUser {
    return { id: customer.id, email: customer.email, rol: 'klant' };
  }

  /** Reached as a page. What a browser fetches ahead of a click does not log out. */
  @Call('logout', {
    summary: 'Log out and go to the home page',
    description: 'A page, not a call of scripts: a link leads here.',
    bare: { 204: 'Only fetched ahead of a click: nothing happened.', 302: 'Logged out, to the home page.' },
  })
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const purpose = request.headers['sec-purpose'] ?? request.headers.purpose;
    if (typeof purpose === 'string' && purpose.includes('prefetch')) {
      await reply.status(204).send();
      return;
    }
    await this.sessions.logOut(request, reply);
    await reply.redirect('/', 302);
  }

  @Call('customerLogout', { summary: 'Log out', answer: PlainAnswer })
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.sessions.logOut(request, reply);
    return { success: true };
  }
}
