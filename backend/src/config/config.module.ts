import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config.js';

@Module({})
class ConfigModule {}

/** Makes the configuration injectable everywhere as `Config`. */
export function configModule(config: Config): DynamicModule {
  return {
    module: ConfigModule,
    global: true,
    providers: [{ provide: Config, useValue: config }],
    exports: [Config],
  };
}
