import { type DynamicModule, Module } from '@nestjs/common';
import { Traces } from './traces.js';

@Module({})
class TracingModule {}

/** Makes the traces injectable everywhere as `Traces`. */
export function tracingModule(traces: Traces): DynamicModule {
  return {
    module: TracingModule,
    global: true,
    providers: [{ provide: Traces, useValue: traces }],
    exports: [Traces],
  };
}
