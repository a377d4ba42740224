import { ApiProperty } from '@nestjs/swagger';
import type { AuthUser } from '@site/contract';
import { EXAMPLE_ID } from '../http/fields.js';

export class AuthUserDto implements AuthUser {
  @ApiProperty({ format: 'uuid', examples: [EXAMPLE_ID] })
  id: string;

  @ApiProperty({ examples: ['jan@bedrijf.example'] })
  email: string;

  @ApiProperty({ type: 'string', enum: ['klant'] })
  rol: 'klant';
}
