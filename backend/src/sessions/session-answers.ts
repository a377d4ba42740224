import { ApiProperty } from '@nestjs/swagger';
import type { AuthUser, LoginSession, SessionsAnswer } from '@site/contract';
import { Described, Id, ListOf, Moment, PlainAnswer, Text } from '../http/answers.js';

export class AuthUserDto implements AuthUser {
  @Id() id: string;
  @Text('jan@bedrijf.example') email: string;
  @ApiProperty({ type: 'string', enum: ['klant'] }) rol: 'klant';
}

class LoginSessionItem implements LoginSession {
  @Text('9f86d081884c7d65'.repeat(4), { description: 'To end it. It does not let anybody in.' }) id: string;
  @Text('Chrome op Android', { description: 'As the browser says it.' }) device: string;
  @Moment({ description: 'UTC, like `lastUsed`.', examples: ['2026-03-02T09:15:00.000Z'] }) since: string;
  @Text('2026-03-02T10:02:00.000Z', { format: 'date-time' }) lastUsed: string;
  @Described('Whether it is the session of the request.') current: boolean;
}

export class SessionsAnswerDto extends PlainAnswer implements SessionsAnswer {
  @ListOf(LoginSessionItem, 'The last used first.') sessions: LoginSessionItem[];
}
