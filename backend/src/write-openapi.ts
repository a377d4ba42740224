import { writeFile } from 'node:fs/promises';
import { generateOpenApi } from './generate-openapi.js';

const file = new URL('../openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(await generateOpenApi(), null, 2)}\n`);
