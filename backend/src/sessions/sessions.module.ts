import { Global, Module } from '@nestjs/common';
import { SessionSerializer } from './session-serializer.js';
import { SessionsController } from './sessions.controller.js';
import { Sessions } from './sessions.js';

/** Sessions in PostgreSQL, through passport. */
@Global()
@Module({ controllers: [SessionsController], providers: [Sessions, SessionSerializer], exports: [Sessions] })
export class SessionsModule {}
