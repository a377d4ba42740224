import { Controller, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer, AuthUser, SessionsAnswer } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import { SessionEnded } from '../http/domain-error.js';
import './session-types.js';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { assertNotEnded, CurrentCustomer, CustomersOnly } from './current-customer.js';
import { AuthUserDto, SessionsAnswerDto } from './session-answers.js';
import { Sessions } from './sessions.js';

@ApiTags('sessions')
@Controller()
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Call('authUser', {
    summary: 'The current session',
    errors: [SessionEnded],
    answer: AuthUserDto,
    nullWhen: 'when nobody is logged in',
  })
  user(@Req() request: FastifyRequest): AuthUser | null {
    assertNotEnded(request);
    const { user } = request;
    return user ? { id: user.id, email: user.email, rol: 'klant' } : null;
  }

  /** A link, so prefetching it must not log out. */
  @Call('logout', {
    summary: 'Log out and redirect to the home page',
    description: 'The target of a link, not called by scripts.',
    emptyResponses: {
      204: 'Prefetch: not logged out.',
      302: 'Logged out; redirects to the home page. Not logged out when another website sent the visitor here without a click.',
    },
  })
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const purpose = request.headers['sec-purpose'] ?? request.headers.purpose;
    if (typeof purpose === 'string' && purpose.includes('prefetch')) {
      await reply.status(204).send();
      return;
    }
    // Another website may lead to this link, but not follow it for the visitor.
    const isFollowed = request.headers['sec-fetch-user'] === '?1';
    if (request.headers['sec-fetch-site'] !== 'cross-site' || isFollowed) {
      await this.sessions.logOut(request, reply);
    }
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

  @Call('sessions', { summary: 'The browsers that a customer is logged in with', answer: SessionsAnswerDto })
  @CustomersOnly()
  async list(
    @CurrentCustomer() { id }: CustomerEntity,
    @Req() request: FastifyRequest,
  ): Promise<SessionsAnswer> {
    const sessions = await this.sessions.listOf(id);
    return {
      success: true,
      sessions: sessions.map((session) => ({
        id: session.name,
        device: session.device,
        since: session.since.toISOString(),
        lastUsed: session.lastUsed.toISOString(),
        current: session.id === request.session.sessionId,
      })),
    };
  }

  @Call('endSession', { summary: 'Log out of one browser', answer: PlainAnswer })
  @CustomersOnly()
  async end(@CurrentCustomer() { id }: CustomerEntity, @Param('session') session: string): Promise<Answer> {
    await this.sessions.end(id, session);
    return { success: true, message: 'Dat apparaat is uitgelogd.' };
  }

  @Call('endSessions', {
    summary: 'Log out everywhere',
    description: 'Ends every session of the customer, that of the request too.',
    answer: PlainAnswer,
  })
  @CustomersOnly()
  async endAll(
    @CurrentCustomer() { id }: CustomerEntity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.sessions.endAll(id);
    await this.sessions.logOut(request, reply);
    return { success: true, message: 'U bent op alle apparaten uitgelogd.' };
  }
}
