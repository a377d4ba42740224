import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer, AuthUser } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlainAnswer } from '../http/answers.js';
import { Call } from '../http/call.js';
import './session-types.js';
import { AuthUserDto } from './session-answers.js';
import { Sessions } from './sessions.js';

@ApiTags('sessions')
@Controller()
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Call('authUser', {
    summary: 'The current session',
    answer: AuthUserDto,
    nullWhen: 'when nobody is logged in',
  })
  user(@Req() { user }: FastifyRequest): AuthUser | null {
    return user ? { id: user.id, email: user.email, rol: 'klant' } : null;
  }

  /** A link, so prefetching it must not log out. */
  @Call('logout', {
    summary: 'Log out and redirect to the home page',
    description: 'The target of a link, not called by scripts.',
    emptyResponses: {
      204: 'Prefetch: not logged out.',
      302: 'Logged out; redirects to the home page.',
    },
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
