import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Answer, AuthUser } from '@site/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { CurrentCustomer, CustomerGuard } from './current-customer.js';
import { Sessions } from './sessions.js';

/** Who is logged in, and logging out. */
@Controller('api')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get('auth/user')
  @UseGuards(CustomerGuard)
  user(@CurrentCustomer() customer: CustomerEntity): AuthUser {
    return { id: customer.id, email: customer.email, rol: 'klant' };
  }

  /** Reached as a page. What a browser fetches ahead of a click does not log out. */
  @Get('logout')
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const purpose = request.headers['sec-purpose'] ?? request.headers.purpose;
    if (typeof purpose === 'string' && purpose.includes('prefetch')) {
      await reply.status(204).send();
      return;
    }
    await this.sessions.logOut(request, reply);
    await reply.redirect('/', 302);
  }

  @Post('customers/logout')
  @HttpCode(200)
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.sessions.logOut(request, reply);
    return { success: true };
  }
}
