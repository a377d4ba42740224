import { existsSync } from 'node:fs';
import { runReleaseCommand } from './command';

// As `npm start` does; what is in the environment already comes first.
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runReleaseCommand(process.argv.slice(2));
