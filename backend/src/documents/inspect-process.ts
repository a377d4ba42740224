import { buffer } from 'node:stream/consumers';
import { inspectFile } from './inspect-file.js';

/*
 * A process of its own for each file, which `FileInspection` starts: it reads a file from its standard input and writes one line of JSON
 * about it, and then what is kept of it. Whatever a file does to a decoder, it does it here.
 */

// Decoders print what they make of a file.
console.log = () => {};

const inspected = await inspectFile(await buffer(process.stdin));
if ('fout' in inspected) process.stdout.write(`${JSON.stringify(inspected)}\n`);
else {
  process.stdout.write(`${JSON.stringify({ type: inspected.type })}\n`);
  process.stdout.write(inspected.bytes);
}
