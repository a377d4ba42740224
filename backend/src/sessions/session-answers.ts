import { ApiProperty } from '@nestjs/swagger';
import type { AuthUser, LoginSession, SessionsAnswer } from '@site/contract';
import { PlainAnswer } from '../http/answers.js';
import { EXAMPLE_ID } from '../http/fields.js';

export class AuthUserDto implements AuthUser {
  @ApiProperty({ format: 'uuid', examples: [EXAMPLE_ID] })
  id: string;

  @ApiProperty({ examples: ['jan@bedrijf.example'] })
  email: string;

  @ApiProperty({ type: 'string', enum: ['klant'] })
  rol: 'klant';
}

class LoginSessionItem implements LoginSession {
  @ApiProperty({
    description: 'To end it. It does not let anybody in.',
    examples: ['9f86d081884c7d65'.repeat(4)],
  })
  id: string;

  @ApiProperty({ description: 'As the browser says it.', examples: ['Chrome op Android'] })
  device: string;

  @ApiProperty({
    format: 'date-time',
    description: 'UTC, like `lastUsed`.',
    examples: ['2026-03-02T09:15:00.000Z'],
  })
  since: string;

  @ApiProperty({ format: 'date-time', examples: ['2026-03-02T10:02:00.000Z'] })
  lastUsed: string;

  @ApiProperty({ description: 'Whether it is the session of the request.' })
  current: boolean;
}

export class SessionsAnswerDto extends PlainAnswer implements SessionsAnswer {
  @ApiProperty({ type: [LoginSessionItem], description: 'The last used first.' })
  sessions: LoginSessionItem[];
}
