import { Global, Module } from '@nestjs/common';
import { SessionSerializer } from './session-serializer.js';
import { SessionStore } from './session-store.js';
import { SessionsController } from './sessions.controller.js';
import { Sessions } from './sessions.js';

/** Sessions in PostgreSQL, through passport. */
@Global()
@Module({
  controllers: [SessionsController],
  providers: [Sessions, SessionStore, SessionSerializer],
  exports: [Sessions],
})
export class SessionsModule {}
