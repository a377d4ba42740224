import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { databaseOptions } from '../database/database-options.js';
import { ENTITIES } from '../entities.js';

type Constructor<Service> = new (...dependencies: never[]) => Service;

/**
 * The database, and the services of the backend that a command asks for with the services that those need. The application of Nest
 * would load all of them with their controllers, which takes longer than most commands. Hooks such as `onModuleInit` are not called.
 */
export class BackendServices {
  private readonly instances = new Map<unknown, unknown>();

  private constructor(
    config: Config,
    readonly database: DataSource,
  ) {
    this.instances.set(Config, config).set(DataSource, database);
  }

  static async open(config: Config): Promise<BackendServices> {
    const database = new DataSource({ ...databaseOptions(config), entities: ENTITIES });
    return new BackendServices(config, await database.initialize());
  }

  async service<Service>(type: Constructor<Service>): Promise<Service> {
    const { Logger } = await import('@nestjs/common');
    // Standard output is for the data of the command.
    Logger.overrideLogger(false);
    return this.create(type);
  }

  async close(): Promise<void> {
    await this.database.destroy();
  }

  /** Takes the types of the constructor from where `@Injectable()` leaves them for Nest. */
  private create<Service>(type: Constructor<Service>): Service {
    const known = this.instances.get(type);
    if (known) return known as Service;
    const dependencies: Constructor<unknown>[] = Reflect.getMetadata('design:paramtypes', type) ?? [];
    const created = new type(...(dependencies.map((dependency) => this.create(dependency)) as never[]));
    this.instances.set(type, created);
    return created;
  }
}
