import { ApiProperty } from '@nestjs/swagger';
import type { AuthUser } from '@site/contract';
import { AN_ID } from '../http/fields.js';

export class AuthUserDto implements AuthUser {
  @ApiProperty({ format: 'uuid', examples: [AN_ID] })
  id: string;

  @ApiProperty({ examples: ['jan@bedrijf.example'] })
  email: string;

  @ApiProperty({ type: 'string', enum: ['klant'] })
  rol: 'klant';
}
